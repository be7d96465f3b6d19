export { type EntriesAsked, entriesOf, entryLink, inMonth, toEntry } from './entries.ts';
export { balanceOf, post } from './posting.ts';
