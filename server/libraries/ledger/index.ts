export { type EntriesAsked, entriesOf, inMonth, orderLink, toEntry } from './entries.ts';
export { balanceOf, post } from './posting.ts';
