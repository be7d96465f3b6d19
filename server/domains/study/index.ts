export { giveGrant, grantedIds, grantedTo, noteView, revokeGrant } from './access.ts';
export { handedBooks } from './handed-out.ts';
export { percentStudied } from './percent-studied.ts';
export { serveStudy } from './routes.ts';
