export { emptyDocument } from './document/read-live-document.ts';
export { importHome } from './import-home.ts';
export { prepareConsole } from './prepare-console.ts';
export { liveRelease, readDraftAndLive, releaseView } from './releases.ts';
export { serve as servePublication } from './routes.ts';
export { takeFile } from './take-file.ts';
