export {
  countOwnRelations,
  countRelations,
  hasRelation,
  type Relation,
  setRelation,
} from './relations.ts';
