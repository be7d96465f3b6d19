/** `npm run new:call <noun> <name> [read|list|write]`: makes a call that compiles and is served. */

import { wordsNotToUse } from '../words/words-not-to-use.ts';
import { callPlan } from './call.ts';
import { kebab, readCall } from './names.ts';
import { carryOut } from './plan.ts';
import { callRefusal } from './refusals.ts';

const call = readCall(process.argv.slice(2));
const refusal = typeof call === 'string' ? call : callRefusal(call, wordsNotToUse);
if (typeof call === 'string' || refusal) {
  console.error(`${refusal}\n用法：npm run new:call news readIssue read`);
  process.exit(1);
}
for (const file of carryOut(callPlan(call))) console.log(file);
console.log(`接口已登记：/v1/${call.noun}/${call.name}`);
console.log(
  `下一步：npx vitest run --project server tests/server/${call.noun}/${kebab(call.name)}.test.ts`,
);
