export {
  assertRoom,
  keepPicture,
  pictureIn,
  UPLOAD_LIMIT,
} from './keep-picture.ts';
export { serveUpload } from './routes.ts';
export { sweepReplaced } from './sweep.ts';
