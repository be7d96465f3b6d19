export {
  assertRoom,
  keepPicture,
  pictureIn,
} from './keep-picture.ts';
export { serveUpload } from './routes.ts';
export { sweepReplaced } from './sweep.ts';
