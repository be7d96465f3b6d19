export {
  assertRoom,
  keepPicture,
  pictureIn,
} from './keep-picture.ts';
export { serveUploads } from './serve-uploads.ts';
