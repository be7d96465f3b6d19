export {
  countOwnRelations,
  countRelations,
  hasRelation,
  type Relation,
  setRelation,
} from './relations.ts';
export { type Beginning, type Reservable, remindReserved } from './remind.ts';
