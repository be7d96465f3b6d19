export { emptyDocument } from './document/read-live-document.ts';
export { takeFile } from './draft/save.ts';
export { importHome } from './import-home.ts';
export { prepareConsole } from './prepare-console.ts';
export { liveRelease, readDraftAndLive, releaseView } from './release/releases.ts';
export { serve as servePublication } from './routes.ts';
