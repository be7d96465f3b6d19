/** Prints `N passed, N failed` from a JSON report of Vitest; a file that did not load is a failure. */
import { readFileSync } from 'node:fs';

const report = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const unread = report.testResults.filter(
  ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
).length;
console.log(`${report.numPassedTests} passed, ${report.numFailedTests + unread} failed`);
