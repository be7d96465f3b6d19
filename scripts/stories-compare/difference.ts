import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export type Picture = { png: Buffer; width: number; height: number };

export type Difference = Picture & {
  /** Of all pixels those that differ, from 0 to 1. */
  share: number;
};

/** Where one picture is smaller than the other, nothing stands there, which differs from everything. */
const onCanvas = async ({ png, ...own }: Picture, width: number, height: number) =>
  sharp(png)
    .ensureAlpha()
    .extend({
      right: width - own.width,
      bottom: height - own.height,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .raw()
    .toBuffer();

/** Four steps of 255, by which a browser may draw the same edge twice; nobody sees them. From 0 to 1. */
const LEAST = 0.015;

/** Compares two pictures pixel by pixel; the picture of the difference is pale but where they differ. */
export const differenceOf = async (before: Picture, after: Picture): Promise<Difference> => {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const output = new Uint8Array(width * height * 4);
  const [one, other] = await Promise.all([
    onCanvas(before, width, height),
    onCanvas(after, width, height),
  ]);
  const count = pixelmatch(one, other, output, width, height, {
    threshold: LEAST,
    includeAA: true,
  });
  const png = await sharp(output, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { png, width, height, share: count / (width * height) };
};

const GAP = 16;

/** Pictures beside each other, as one. */
export const sideBySide = async (pictures: readonly Picture[]): Promise<Picture> => {
  const height = Math.max(...pictures.map((picture) => picture.height));
  const lefts = pictures.map((_, index) =>
    pictures.slice(0, index).reduce((left, { width }) => left + width + GAP, 0),
  );
  const width = pictures.reduce((sum, picture) => sum + picture.width, GAP * (pictures.length - 1));
  const png = await sharp({
    create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite(pictures.map(({ png }, index) => ({ input: png, left: lefts[index] ?? 0, top: 0 })))
    .png()
    .toBuffer();
  return { png, width, height };
};

/** The picture, no wider than that. */
export const atMost = async (picture: Picture, width: number): Promise<Picture> => {
  if (picture.width <= width) return picture;
  const { data, info } = await sharp(picture.png)
    .resize({ width })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
};
