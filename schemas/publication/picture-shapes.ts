/** A shape in which learners see a picture: the size in px that is asked for, and words for it. */
export type PictureShape = { width: number; height: number; words: string };

/** As learners' pages draw them (`src/ui/media/picture.module.css`). */
const banner: PictureShape = {
  width: 1035,
  height: 450,
  words: '宽约为高 2.3 倍的横图，例如 1035×450',
};
const square: PictureShape = { width: 400, height: 400, words: '正方形的图，例如 400×400' };

/** The shape that each picture of a document wants, by its part and field. */
const shapes: Readonly<Record<string, Readonly<Record<string, PictureShape>>>> = {
  轮播图: { thumb: banner },
  图标导航: { thumb: square },
  站点信息: { logo: square, sharePicture: square },
  公众号提示: { picture: square },
};

/** The shape that a picture of a document's part wants; undefined where any does. */
export const shapeOf = (part: string, field: string): PictureShape | undefined =>
  shapes[part]?.[field];

/** By how much a shape may differ before it is told. */
const SLACK = 1.2;

/** Whether a picture of this size, in px, is seen whole and undistorted in a shape. */
export const fitsShape = (
  size: { width: number; height: number },
  shape: PictureShape,
): boolean => {
  const off = (size.width / size.height) * (shape.height / shape.width);
  return off <= SLACK && off >= 1 / SLACK;
};
