export { giveGrant, grantedIds, grantedTo, noteView, revokeGrant } from './access.ts';
export { percentStudied } from './percent-studied.ts';
export { serveStudy } from './routes.ts';
