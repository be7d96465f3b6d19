export { namedByAward } from './references.ts';
