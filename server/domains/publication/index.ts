export { prepareConsole } from './prepare-console.ts';
