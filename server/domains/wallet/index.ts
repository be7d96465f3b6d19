export { balanceOf, post } from './ledger.ts';
export { pointsRules } from './points-rules.ts';
export { serveWallet } from './routes.ts';
