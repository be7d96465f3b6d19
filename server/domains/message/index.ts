export { countUnread } from './queries.ts';
export { serveMessage } from './routes.ts';
