export { serveQuestionnaire } from './routes.ts';
