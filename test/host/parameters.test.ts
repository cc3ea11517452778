import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../store/support/scene.ts';
import { Program, buildIfOld } from './support/bundle.ts';

beforeAll(buildIfOld, 60_000);

test.each([
  { name: 'backup', parameters: ['--help'], usage: 'Usage: npm run backup [-- --into FOLDER]' },
  { name: 'backup', parameters: ['--into'], usage: 'Usage: npm run backup [-- --into FOLDER]' },
  { name: 'backup', parameters: ['/mnt/usb'], usage: 'Usage: npm run backup [-- --into FOLDER]' },
  { name: 'restore', parameters: [], usage: 'Name one backup: npm run restore -- FILE' },
  { name: 'restore', parameters: ['one', 'other'], usage: 'Name one backup: npm run restore -- FILE' },
  { name: 'restore', parameters: ['--force', 'one'], usage: 'Name one backup: npm run restore -- FILE' },
] as const)(
  '$name $parameters changes nothing and says how it is used',
  async ({ name, parameters, usage }) => {
    const program = new Program(name, { folder: temporaryFolder(), parameters });
    expect((await program.end()).code).toBe(1);
    expect(program.output).toContain(usage);
    expect(program.output).not.toMatch(/\n\s+at /);
  },
);
