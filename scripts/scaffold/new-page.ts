/**
 * `npm run new:page <noun> <page> <route> <list|detail|form|result|free> [title] [call] [sent call]`: makes a page that
 * compiles and is registered, and its call unless that exists.
 */

import { wordsNotToUse } from '../words/words-not-to-use.ts';
import { callPlan, hasCall } from './call.ts';
import { callOf, callsOf, kebab, readPage } from './names.ts';
import { pagePlan } from './page.ts';
import { carryOut, unique } from './plan.ts';
import { pageRefusal } from './refusals.ts';

const page = readPage(process.argv.slice(2));
const refusal = typeof page === 'string' ? page : pageRefusal(page, wordsNotToUse);
if (typeof page === 'string' || refusal) {
  console.error(`${refusal}\n用法：npm run new:page news issue /zazhi/:id detail 期刊 readIssue`);
  process.exit(1);
}
const call = callOf(page);
const own = pagePlan(page);
const calls = callsOf(page)
  .filter((each) => !hasCall(each))
  .map(callPlan);
const files = carryOut({
  ...own,
  written: unique([...own.written, ...calls.flatMap(({ written }) => written)]),
  entered: [...own.entered, ...calls.flatMap(({ entered }) => entered)],
});
for (const file of files) console.log(file);
console.log(`页面「${page.title}」已登记：${page.route}`);
console.log(
  `下一步：npx vitest run --project server tests/server/${page.noun}/${kebab(call.name)}.test.ts`,
);
