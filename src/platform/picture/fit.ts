/** The back end's limit, in bytes. */
const PICTURE_LIMIT = 4 * 1024 * 1024;

/** JPEG quality of a reduced picture, in percent (shell rule 131). */
const QUALITY = 100;

const TRIES = 4;

const drawn = (source: ImageBitmap, scale: number): Promise<Blob | null> => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(source.width * scale));
  canvas.height = Math.max(1, Math.round(source.height * scale));
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY / 100));
};

const read = async (picture: Blob): Promise<ImageBitmap> => {
  try {
    return await createImageBitmap(picture, { imageOrientation: 'from-image' });
  } catch {
    throw new Error('这张图片无法读取');
  }
};

/** The picture itself, or a reduced one of at most `limit` bytes. Throws where that fails. */
export const fitPicture = async (picture: Blob, limit = PICTURE_LIMIT): Promise<Blob> => {
  if (picture.size <= limit) return picture;
  const source = await read(picture);
  let scale = Math.sqrt(limit / picture.size);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const smaller = await drawn(source, scale);
    if (smaller && smaller.size <= limit) return smaller;
    scale /= 2;
  }
  throw new Error('这张图片太大了');
};
