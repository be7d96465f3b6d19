export { type EntriesQuery, entriesOf, entryLink, inMonth, toEntry } from './entries.ts';
export { balanceIn, balanceOf, post } from './posting.ts';
