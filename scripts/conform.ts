/**
 * `npm run conform -- <address> [--token <token>] [--timeout <s>] [--write]`: asks another back end the calls
 * of the specification and says what the app makes of each answer. Exit code 1 where something is lost, 2
 * where the address is none or nothing answers there.
 */
import { specifiedCalls } from '#tests/contract/wire/specified-calls.ts';
import { runConform } from './conform/run.ts';
import { everySample } from './openapi/every-call.ts';

const samples = await everySample();
const specified = samples.filter(({ endpoint }) => specifiedCalls.has(endpoint.path));

const { lines, code } = await runConform(process.argv.slice(2), specified);
for (const line of lines) (code === 2 ? console.error : console.log)(line);
process.exitCode = code;
