export {
  assertRoom,
  keepPicture,
  ownPictureIn,
} from './keep-picture.ts';
export { serveUploads } from './serve-uploads.ts';
export { type TidyKept, tidyKept } from './tidy-kept.ts';
