export {
  giveGrant,
  grantedIds,
  grantedTo,
  holding,
  revokeGrant,
  viewing,
} from './access.ts';
export { assertOpen, findLesson, isOpenInFull } from './find-lesson.ts';
export { accessBy } from './product-for.ts';
export { handOut, withhold } from './progress/handed-out.ts';
export { percentsOf } from './progress/percents.ts';
export { studiedByMembers } from './progress/studied-by-members.ts';
export { studiedOf } from './progress/studied-of.ts';
export { reviewsOf, veiled } from './reviews.ts';
export { lessonStillOpen } from './still-open.ts';
