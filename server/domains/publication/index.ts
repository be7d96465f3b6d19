export { publicationVerbs } from './desk.ts';
export { prepareConsole } from './prepare-console.ts';
export { servePublication } from './routes.ts';
export { UPLOAD_LIMIT } from './verbs/upload-file.ts';
