/**
 * `npm run remove:page <noun> <page> <route> <list|detail|form|result|free> [title] [call] [sent call] [--force]`: undoes
 * `new:page` with the same arguments; a call that it did not make stays.
 */
import { callPlan, callStarts, hasScaffold } from './call.ts';
import { callsOf, readPage } from './names.ts';
import { pageFolder, pagePlan, pageStarts } from './page.ts';
import { removeFrom } from './undo.ts';

removeFrom('npm run remove:page news issue /zazhi/:id detail 期刊 readIssue', (words) => {
  const page = readPage(words);
  if (typeof page === 'string') throw new Error(page);
  const own = pagePlan(page);
  const calls = callsOf(page);
  const plans = calls.filter(hasScaffold).map(callPlan);
  return {
    ...own,
    written: [...own.written, ...plans.flatMap(({ written }) => written)],
    entered: [...own.entered, ...plans.flatMap(({ entered }) => entered)],
    folder: pageFolder(page),
    starts: [...pageStarts(page), ...calls.flatMap(callStarts)],
  };
});
