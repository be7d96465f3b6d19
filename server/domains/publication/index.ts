export { importHome } from './import-home.ts';
export { prepareConsole } from './prepare-console.ts';
export { serve as servePublication } from './routes.ts';
