/**
 * `npm run home -- export [page] [file] [--live]`, `check <file>`, `import <file> [--yes]`: the home page's document
 * out of the configured database, and into its draft. Exit code 1 where it cannot, 2 for a wrong call.
 */
import { createInterface } from 'node:readline/promises';
import { runHome } from './home/run.ts';

/** Asked on the error output, as the other one may be a file. */
const confirm = async (question: string): Promise<boolean> => {
  const line = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await line.question(question)).trim());
  } finally {
    line.close();
  }
};

process.exitCode = await runHome(process.argv.slice(2), {
  env: process.env,
  print: console.log,
  complain: console.error,
  confirm: process.stdin.isTTY ? confirm : undefined,
});
