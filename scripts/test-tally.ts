/**
 * Prints what a run of Vitest came to, by its JSON report: the slowest files, every failed test with
 * its message, what passed in one run and failed in the other, and last `N passed, N failed` with
 * how many were left out and the reason given as the second argument. A file that failed outside its
 * tests is a failure of its own, and so is an error outside of all files.
 *
 * `tsx scripts/test-tally.ts <report> [reason] [--facts file] [--again report --again-facts file]
 * [--status exit code of the run]`
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readFacts, readReport } from './test-run/report.ts';
import { tally } from './test-run/tally.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    facts: { type: 'string', default: '' },
    again: { type: 'string', default: '' },
    'again-facts': { type: 'string', default: '' },
    status: { type: 'string', default: '0' },
  },
});
const [file = '', reason = ''] = positionals;

const { lines, good } = tally({
  report: readReport(file),
  facts: readFacts(values.facts),
  again: existsSync(values.again) ? readReport(values.again) : undefined,
  againFacts: readFacts(values['again-facts']),
  status: Number(values.status),
  reason,
});
console.log(lines.join('\n'));
process.exitCode = good ? 0 : 1;
