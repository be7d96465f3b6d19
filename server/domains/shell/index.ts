export { serveShell } from './routes.ts';
