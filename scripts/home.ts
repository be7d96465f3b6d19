/**
 * `npm run home -- export [page] [file] [--live]`, `check <file>`, `import <file> [--yes]`: the home page's document
 * out of the configured database, and into its draft. Exit code 1 where it cannot, 2 for a wrong call.
 */
import { createInterface } from 'node:readline/promises';
import { readConfig } from '../server/platform/config/config.ts';
import { findRootDir } from '../server/platform/config/root-dir.ts';
import { failureLines } from './home/failure-lines.ts';
import { type Asked, readArguments, USAGE } from './home/read-arguments.ts';
import { type Around, HomeFileError, runHome } from './home/run.ts';

/** Asked on the error output, as the other one may be a file. */
const confirm = async (question: string): Promise<boolean> => {
  const line = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await line.question(question)).trim());
  } finally {
    line.close();
  }
};

/** `check` asks no database, and wants no settings of one. */
const placeFor = ({ verb }: Asked): Around['place'] => {
  if (verb === 'check') return { databaseUrl: undefined, dataDir: '' };
  const { apiOrigin, homeFrom, databaseUrl, dataDir, databaseFolder } = readConfig(process.env);
  if (apiOrigin && !homeFrom) throw new HomeFileError(`首页由 API_ORIGIN 的后端管理，这里没有草稿`);
  return { databaseUrl, dataDir, databaseFolder };
};

const run = async (asked: Asked): Promise<void> => {
  try {
    const place = placeFor(asked);
    const print = (line: string) => console.log(line);
    const asks = process.stdin.isTTY ? confirm : undefined;
    await runHome(asked, { place, rootDir: findRootDir(), print, confirm: asks });
  } catch (error) {
    for (const line of failureLines(error)) console.error(line);
    process.exitCode = 1;
  }
};

const asked = readArguments(process.argv.slice(2));
if (asked) await run(asked);
else {
  console.error(USAGE);
  process.exitCode = 2;
}
