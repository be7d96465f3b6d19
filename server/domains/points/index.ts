export { pointsRules } from './rules.ts';
