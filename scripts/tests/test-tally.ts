/**
 * Prints the result of a Vitest run from its JSON report (docs/tests.md): `tsx scripts/tests/test-tally.ts
 * <report> [reason] [--facts file] [--again report --again-facts file] [--status exit code of the run]`
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readRunFacts, readTestReport } from '../test-run/report.ts';
import { tally } from '../test-run/tally.ts';

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
  report: readTestReport(file),
  facts: readRunFacts(values.facts),
  again: existsSync(values.again) ? readTestReport(values.again) : undefined,
  againFacts: readRunFacts(values['again-facts']),
  status: Number(values.status),
  reason,
});
console.log(lines.join('\n'));
process.exitCode = good ? 0 : 1;
