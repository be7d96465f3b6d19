export { type FirstOperator, prepareConsole } from './prepare-console.ts';
export { refuseConsole } from './refuse-console.ts';
export { serveOperator } from './routes.ts';
