export {
  assertCapacity,
  keepPicture,
  ownPictureIn,
} from './keep-picture.ts';
export { serveUploads } from './serve-uploads.ts';
export { fileSweeps } from './sweep.ts';
export { type TidyReport, tidyStoredPictures } from './tidy-stored.ts';
