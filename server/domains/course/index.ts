export { giveGrant, grantedIds, grantedTo, recordView, revokeGrant } from './access.ts';
export { handedOutStore } from './progress/handed-out.ts';
export { percentStudied } from './progress/percent-studied.ts';
