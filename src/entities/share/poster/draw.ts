import { drawQr } from '#src/platform/drawing/draw-qr.ts';
import { lookAt, type Pen, type PosterTheme, penOn } from '#src/platform/drawing/pen.ts';
import { loadPicture } from './load-picture.ts';

/** `inviter` and `price` '' for none. */
export type SharedPoster = {
  title: string;
  price: string;
  picture: string;
  inviter: string;
  site: string;
};

const WIDTH = 375;
const HEIGHT = 600;
const EDGE = 24;
/** The picture's height: 16:10. */
const COVER = 234;

const drawCover = ({ pen }: Pen, picture: HTMLImageElement): void => {
  const { naturalWidth: width, naturalHeight: height } = picture;
  const scale = Math.max(WIDTH / width, COVER / height);
  const [w, h] = [WIDTH / scale, COVER / scale];
  pen.drawImage(picture, (width - w) / 2, (height - h) / 2, w, h, 0, 0, WIDTH, COVER);
};

const drawGround = (
  { pen, writeRows }: Pen,
  look: PosterTheme,
  site: string,
  picture: HTMLImageElement | undefined,
): void => {
  pen.fillStyle = look.card;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const fall = pen.createLinearGradient(0, 0, WIDTH, COVER);
  fall.addColorStop(0, look.dark);
  fall.addColorStop(1, look.deepest);
  pen.fillStyle = fall;
  pen.fillRect(0, 0, WIDTH, COVER);
  if (picture) return;
  const space = { x: EDGE, y: COVER / 2 + 10, width: WIDTH - 2 * EDGE, row: 36, most: 1 };
  writeRows(site, space, { size: 26, weight: 600, ink: look.gold });
};

const drawWords = (
  { writeRows }: Pen,
  look: PosterTheme,
  { title, price, inviter, site }: SharedPoster,
): void => {
  const across = { x: EDGE, width: WIDTH - 2 * EDGE };
  writeRows(
    title,
    { ...across, y: COVER + 44, row: 30, most: 2 },
    { size: 21, weight: 600, ink: look.primary },
  );
  writeRows(
    price,
    { ...across, y: COVER + 112, row: 0, most: 1 },
    { size: 24, weight: 600, ink: look.price },
  );
  const column = { x: EDGE, width: 176 };
  const who = inviter ? `${inviter} 邀请你一起学` : '邀请你一起学';
  const quiet = { size: 15, ink: look.secondary };
  writeRows(who, { ...column, y: 472, row: 24, most: 2 }, { ...quiet, ink: look.primary });
  writeRows('长按识别二维码查看', { ...column, y: 532, row: 0, most: 1 }, quiet);
  writeRows(site, { ...column, y: 558, row: 0, most: 1 }, quiet);
};

/**
 * A poster as a PNG in a `data:` address, which the messenger can save by a long press. `link`: where its
 * QR code leads; `element`: its theme is used. Throws where the browser cannot draw.
 */
export const drawSharePoster = async (
  content: SharedPoster,
  link: string,
  element: Element,
): Promise<string> => {
  const picture = await loadPicture(content.picture);
  const look = lookAt(element);
  const canvas = document.createElement('canvas');
  const brush = penOn(canvas, WIDTH, HEIGHT, look);
  drawGround(brush, look, content.site, picture);
  if (picture) drawCover(brush, picture);
  drawWords(brush, look, content);
  drawQr(brush.pen, link, { x: 207, y: 426, size: 148, ink: look.primary, ground: look.card });
  const drawn = canvas.toDataURL('image/png');
  // some browsers hold a canvas's memory until its size is 0
  canvas.width = 0;
  if (!drawn.startsWith('data:image/png')) throw new Error('the canvas was not drawn');
  return drawn;
};
