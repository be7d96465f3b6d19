export { countRelations, hasRelation, setRelation } from './relations.ts';
export { servePeople } from './routes.ts';
