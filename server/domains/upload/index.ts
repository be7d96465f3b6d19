export {
  assertRoom,
  keepPicture,
  pictureIn,
} from './keep-picture.ts';
