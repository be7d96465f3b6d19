/**
 * `npm run home -- export [page] [file] [--live]`, `check <file>`, `import <file> [--yes]`: exports the home
 * document from the configured database, or imports it as the draft. Exit code 1 on failure, 2 for a wrong
 * call.
 */
import { createInterface } from 'node:readline/promises';
import { runHome } from './home/run.ts';

/** Prompts on stderr, as stdout may go into a file. */
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
