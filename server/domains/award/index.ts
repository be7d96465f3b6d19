export { namedByAward } from './hanging.ts';
