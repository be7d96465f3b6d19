/**
 * Prints every failed test of a JSON report of Vitest with its message, then `N passed, N failed`
 * and how many were left out, with the reason given as the second argument. A file that failed
 * outside its tests is a failure of its own.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const messageLines = 14;

const [file = '', reason = ''] = process.argv.slice(2);
const report = JSON.parse(readFileSync(file, 'utf8'));

const failures = report.testResults
  .filter(({ status }) => status === 'failed')
  .flatMap(({ name, message, assertionResults }) => {
    const where = path.relative(process.cwd(), name);
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0) return [{ title: where, text: message }];
    return tests.map((test) => ({
      title: `${where} > ${test.fullName}`,
      text: test.failureMessages.join('\n'),
    }));
  });

for (const { title, text } of failures) {
  console.log(`failed: ${title}`);
  for (const line of text.split('\n').slice(0, messageLines)) console.log(`    ${line}`);
}

const { numTotalTests: all, numPassedTests: passed } = report;
const skipped = all - passed - report.numFailedTests;
const why = reason && ` (${reason})`;
console.log(
  `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped${why}` : ''}`,
);
