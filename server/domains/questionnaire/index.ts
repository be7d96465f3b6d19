export { countWaiting, listApplications, readApplication } from './applications.ts';
export { decideApplication } from './decide-application.ts';
export { serveQuestionnaire } from './routes.ts';
