/** By file ending; browsers only show these and never run them. */
export type PictureKind = 'png' | 'jpg' | 'gif' | 'webp';

export const pictureKind = (bytes: Buffer): PictureKind | undefined => {
  const starts = (hex: string, at = 0) =>
    bytes.subarray(at, at + hex.length / 2).toString('hex') === hex;
  if (starts('89504e470d0a1a0a')) return 'png';
  if (starts('ffd8ff')) return 'jpg';
  if (starts('474946383761') || starts('474946383961')) return 'gif';
  return starts('52494646') && starts('57454250', 8) ? 'webp' : undefined;
};
