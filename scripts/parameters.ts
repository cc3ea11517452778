import { parseArgs, type ParseArgsConfig } from 'node:util';

/** What stands on the command line; null once it was said what is wrong with it, and how it is used. */
export function parametersOf<const T extends ParseArgsConfig>(
  config: T,
  usage: string,
): ReturnType<typeof parseArgs<T>> | null {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    console.error(`${error.message}\n${usage}`);
    process.exitCode = 1;
    return null;
  }
}
