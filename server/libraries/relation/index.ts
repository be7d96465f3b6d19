export {
  countOwnRelations,
  countRelations,
  hasRelation,
  type Relation,
  storeRelation,
} from './relations.ts';
export { type Beginning, type Reservable, remindReserved } from './remind.ts';
