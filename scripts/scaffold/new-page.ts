/**
 * `npm run new:page <noun> <page> <route> <list|detail|form|result|free> [title] [call]`: makes a page that
 * compiles and is registered, and its call unless that exists.
 */

import { wordsNotToUse } from '../words/words-not-to-use.ts';
import { callPlan, hasCall } from './call.ts';
import { callOf, kebab, readPage } from './names.ts';
import { pagePlan } from './page.ts';
import { carryOut } from './plan.ts';
import { pageRefusal } from './refusals.ts';

const page = readPage(process.argv.slice(2));
const refusal = typeof page === 'string' ? page : pageRefusal(page, wordsNotToUse);
if (typeof page === 'string' || refusal) {
  console.error(`${refusal}\n用法：npm run new:page news issue /zazhi/:id detail 期刊 readIssue`);
  process.exit(1);
}
const call = callOf(page);
const own = pagePlan(page);
const calls = hasCall(call) ? { written: [], entered: [] } : callPlan(call);
const files = carryOut({
  ...own,
  written: [...own.written, ...calls.written],
  entered: [...own.entered, ...calls.entered],
});
for (const file of files) console.log(file);
console.log(`页面「${page.title}」已登记：${page.route}`);
console.log(
  `下一步：npx vitest run --project server tests/server/${page.noun}/${kebab(call.name)}.test.ts`,
);
