export { countUnread } from './queries.ts';
export { serveInbox } from './routes.ts';
