export { importHome } from './import-home.ts';
export { prepareConsole } from './prepare-console.ts';
export { liveRelease, releaseView } from './releases.ts';
export { serve as servePublication } from './routes.ts';
