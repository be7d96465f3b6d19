export { giveGrant, grantedIds, grantedTo, noteView, revokeGrant } from './access.ts';
export { handedBooks } from './progress/handed-out.ts';
export { percentStudied } from './progress/percent-studied.ts';
