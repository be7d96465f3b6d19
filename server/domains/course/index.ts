export {
  giveGrant,
  grantedIds,
  grantedTo,
  holding,
  revokeGrant,
  viewing,
} from './access.ts';
export { handOut, withhold } from './progress/handed-out.ts';
export { percentStudied } from './progress/percent-studied.ts';
export { lessonStillOpen } from './still-open.ts';
