export { servePoints } from './routes.ts';
export { pointsRules } from './rules.ts';
