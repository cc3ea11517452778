import { measuredLoad } from '../../load/measured-load.ts';
import { runContender } from '../case.ts';

// A hundred tables at which six members each act at once, through a local Discord in another process.

await runContender({
  async felt() {
    const { perSecond, median, p99, longest, late, failed, cpuShare, megabytes } = await measuredLoad({
      tables: 100,
      members: 6,
      seconds: 20,
    });
    const used = { cpu: cpuShare ?? Number.NaN, megabytes: megabytes ?? Number.NaN };
    return { perSecond, median, p99, longest, late: late + failed, ...used };
  },
});
