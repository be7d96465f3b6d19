/**
 * Prints `N passed, N failed` from a JSON report of Vitest, and how many were left out, with the
 * reason given as the second argument. A file that failed outside its tests is a failure of its own.
 */
import { readFileSync } from 'node:fs';

const [file = '', reason = ''] = process.argv.slice(2);
const report = JSON.parse(readFileSync(file, 'utf8'));
const broken = report.testResults.filter(
  ({ status, assertionResults }) =>
    status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
).length;
const { numTotalTests: all, numPassedTests: passed, numFailedTests: failed } = report;
const skipped = all - passed - failed;
const why = reason && ` (${reason})`;
console.log(
  `${passed} passed, ${failed + broken} failed${skipped > 0 ? `, ${skipped} skipped${why}` : ''}`,
);
