export { prepareConsole } from './prepare-console.ts';
export { servePublication } from './routes.ts';
