/** `npm run new:queue <noun> <name> [title]`: makes a console queue that compiles and is served. */
import { carryOut } from './plan.ts';
import { queueOf, queuePlan } from './queue.ts';

try {
  const queue = queueOf(process.argv.slice(2));
  if (typeof queue === 'string') throw new Error(queue);
  const files = carryOut(queuePlan(queue));
  for (const file of files) console.log(file);
  console.log(`下一步：npx vitest run --project server ${files.at(-1)}`);
} catch (error) {
  console.error(
    `${error instanceof Error ? error.message : error}\n用法：npm run new:queue feedback wish 心愿`,
  );
  process.exitCode = 1;
}
