export { serveTeacher } from './routes.ts';
