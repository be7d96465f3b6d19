export { type EntriesAsked, entriesOf, entryLink, inMonth, toEntry } from './entries.ts';
export { balanceIn, balanceOf, post } from './posting.ts';
