/** `npm run remove:queue <noun> <name> [title] [--force]`: undoes `new:queue` with the same arguments. */
import { queueFile, queueOf, queuePlan } from './queue.ts';
import { removeFrom } from './undo.ts';

removeFrom('npm run remove:queue feedback wish 心愿', (words) => {
  const queue = queueOf(words);
  if (typeof queue === 'string') throw new Error(queue);
  return { ...queuePlan(queue), folder: queueFile(queue), starts: [] };
});
