import fc from 'fast-check';
import { attacks, type Attack } from './attacks.ts';
import { HostileScene } from './hostile-scene.ts';

/** At most so many in a row are one run of the property. */
const IN_A_ROW = 25;
/** After so many runs everything begins anew: the local Discord forgets nothing. */
const RUNS_OF_A_SCENE = 80;

export interface HostileReport {
  readonly seed: number;
  /** How many were sent. */
  readonly interactions: number;
  readonly kinds: Readonly<Record<string, number>>;
  /** What was found, with the shortest way to it; null: nothing. */
  readonly found: string | null;
}

/** Sends at least so many hostile interactions to the whole bot, through its gateway. */
export async function attack(seed: number, interactions: number): Promise<HostileReport> {
  const kinds: Record<string, number> = {};
  let [sent, runs] = [0, 0];
  let scene: HostileScene | null = null;
  const problems: string[] = [];
  const anew = async (): Promise<HostileScene> => {
    problems.push(...((await scene?.end()) ?? []));
    return HostileScene.start();
  };
  const property = fc.asyncProperty(
    fc.array(attacks, { minLength: 1, maxLength: IN_A_ROW, size: 'max' }),
    async (row: readonly Attack[]) => {
      if (scene === null || runs % RUNS_OF_A_SCENE === 0) scene = await anew();
      runs += 1;
      for (const one of row) {
        if (!scene.isHostile(one)) continue;
        sent += 1;
        kinds[one.kind] = (kinds[one.kind] ?? 0) + 1;
        const problem = await scene.send(one);
        if (problem === null) continue;
        // What comes next has to be tried on tables that are as they were.
        scene = await anew();
        throw new Error(`${problem}: ${JSON.stringify(one)}`);
      }
    },
  );
  try {
    let found: string | null = null;
    for (let round = 0; sent < interactions && found === null; round += 1) {
      const numRuns = Math.ceil(interactions / IN_A_ROW / 4);
      const details = await fc.check(property, { seed: seed + round, numRuns });
      if (details.failed) found = fc.defaultReportMessage(details) ?? 'something';
    }
    problems.push(...((await (scene as HostileScene | null)?.end()) ?? []));
    scene = null;
    return { seed, interactions: sent, kinds, found: found ?? problems[0] ?? null };
  } finally {
    await (scene as HostileScene | null)?.end();
  }
}
