/**
 * `npm run conform -- <address> [--token <token>] [--timeout <s>] [--write]`: makes the calls of the
 * specification at another back end and reports how the app reads each answer. Exit code 1 if something is
 * lost, 2 if the address is wrong or nothing answers.
 */
import { specifiedCalls } from '#tests/contract/wire/specified-calls.ts';
import { runConform } from './conform/run.ts';
import { everySample } from './openapi/every-call.ts';

const samples = await everySample();
const specified = samples.filter(({ endpoint }) => specifiedCalls.has(endpoint.path));

const { lines, code } = await runConform(process.argv.slice(2), specified);
for (const line of lines) (code === 2 ? console.error : console.log)(line);
process.exitCode = code;
