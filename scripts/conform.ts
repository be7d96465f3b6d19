/**
 * `npm run conform -- <address> [--token <token>] [--timeout <s>] [--write]`: asks another back end the calls
 * of the specification and says what the app makes of each answer. Exit code 1 where something is lost, 2
 * where the address is none or nothing answers there.
 */
import { calls } from '#tests/contract/specified-calls.ts';
import { runConform } from './conform/run.ts';
import { everyCall } from './every-call.ts';

const specified = (await everyCall()).flatMap(({ endpoint }) => {
  const [payload] = calls[endpoint.path] ?? [];
  return payload ? [{ endpoint, payload }] : [];
});

const { lines, code } = await runConform(process.argv.slice(2), specified);
for (const line of lines) (code === 2 ? console.error : console.log)(line);
process.exitCode = code;
