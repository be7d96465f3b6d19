/** Close it after use. */
export type OpenPicture = { source: string; width: number; height: number; close: () => void };

const LARGEST = 50 * 1024 * 1024;

/** Longest side that is processed, in pixels: a larger one fills the memory of a small phone. */
const MOST_PIXELS = 2048;

const HEIC = /^ftyp(?:heic|heix|heif|hevc|hevx|heim|heis|mif1|msf1)/;

const reasonOf = async (picture: Blob): Promise<string> => {
  const head = await picture.slice(4, 12).text();
  if (HEIC.test(head)) return '这台设备打不开 HEIC 照片，请换一张 JPG 或 PNG 图片';
  const isOther = picture.type !== '' && !picture.type.startsWith('image/');
  return isOther ? '请选择一张图片' : '这张图片无法读取，请换一张';
};

const decoded = async (source: string): Promise<HTMLImageElement | undefined> => {
  const image = new Image();
  image.src = source;
  const shows = await image.decode().then(
    () => image.naturalWidth > 0,
    () => false,
  );
  return shows ? image : undefined;
};

export type Area = { x: number; y: number; width: number; height: number };

/**
 * A part of an image as a JPEG of the given size, on white. The browser applies the camera's orientation to
 * the element, and so to what is drawn from it.
 */
const drawPart = async (
  image: HTMLImageElement,
  { x, y, width, height }: Area,
  [across, down]: readonly [number, number],
): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  canvas.width = across;
  canvas.height = down;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, across, down);
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, x, y, width, height, 0, 0, across, down);
  }
  const drawn = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.9),
  );
  if (!drawn) throw new Error('这张图片无法读取，请换一张');
  return drawn;
};

const opened = (blob: Blob, width: number, height: number): OpenPicture => {
  const source = URL.createObjectURL(blob);
  return { source, width, height, close: () => URL.revokeObjectURL(source) };
};

/** Opens a picture, scaled down where it is larger than needed. Rejects with words for a person. */
export const openPicture = async (picture: Blob): Promise<OpenPicture> => {
  if (picture.size > LARGEST) throw new Error('图片超过 50 MB，请选择小一些的图片');
  const first = opened(picture, 0, 0);
  const image = await decoded(first.source);
  if (!image) {
    first.close();
    throw new Error(await reasonOf(picture));
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = MOST_PIXELS / Math.max(width, height);
  if (scale >= 1) return { ...first, width, height };
  const sides = [Math.round(width * scale), Math.round(height * scale)] as const;
  const smaller = await drawPart(image, { x: 0, y: 0, width, height }, sides).finally(first.close);
  return opened(smaller, ...sides);
};

/** A JPEG of at most `most` pixels across, in the area's ratio. */
export const cutPart = async ({ source }: OpenPicture, area: Area, most: number): Promise<Blob> => {
  const image = await decoded(source);
  if (!image) throw new Error('这张图片无法读取，请换一张');
  const across = Math.max(1, Math.min(most, Math.round(area.width)));
  const down = Math.max(1, Math.round((across * area.height) / area.width));
  return drawPart(image, area, [across, down]);
};
