export {
  countOwnRelations,
  countRelations,
  hasRelation,
  likeColumns,
  likesOf,
  type Relation,
  relationTo,
  storeRelation,
} from './relations.ts';
export { type Beginning, type Reservable, remindReserved } from './remind.ts';
export { sweepReminders } from './sweep-reminders.ts';
