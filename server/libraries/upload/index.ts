export { dropReplaced, sweepUploadAt, UPLOAD_SWEEP } from './drop.ts';
export { isNamed, type OwnUpload } from './named.ts';
export { pictureIn } from './picture-in.ts';
export {
  type PictureDesk,
  type PictureReader,
  pictureReader,
  signedForDesk,
  signedForOwner,
} from './signed.ts';
