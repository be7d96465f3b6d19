export {
  assertRoom,
  keepPicture,
  pictureIn,
} from './keep-picture.ts';
export { sweepReplaced } from './sweep.ts';
