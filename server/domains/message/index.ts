export { countUnreadOf } from './queries.ts';
