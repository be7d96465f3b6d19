/**
 * `npm run remove:page <noun> <page> <route> <list|detail|form|result|free> [title] [call] [--force]`: undoes
 * `new:page` with the same arguments; a call that it did not make stays.
 */
import { callPlan, callStarts, hasScaffold } from './call.ts';
import { callOf, readPage } from './names.ts';
import { pageFolder, pagePlan, pageStarts } from './page.ts';
import { removeFrom } from './undo.ts';

removeFrom('npm run remove:page news issue /zazhi/:id detail 期刊 readIssue', (words) => {
  const page = readPage(words);
  if (typeof page === 'string') throw new Error(page);
  const call = callOf(page);
  const own = pagePlan(page);
  const calls = hasScaffold(call) ? callPlan(call) : { written: [], entered: [] };
  return {
    ...own,
    written: [...own.written, ...calls.written],
    entered: [...own.entered, ...calls.entered],
    folder: pageFolder(page),
    starts: [...pageStarts(page), ...callStarts(call)],
  };
});
