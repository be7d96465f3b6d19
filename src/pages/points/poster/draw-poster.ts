import { drawQr } from '#src/platform/drawing/draw-qr.ts';
import { lookAt, type Pen, type PosterTheme, penOn } from '#src/platform/drawing/pen.ts';
import { dateOf, figureOf, type PosterContent } from './words.ts';

const WIDTH = 375;
const HEIGHT = 600;
/** Lower edge of the coloured part. */
const FOOT = 404;
const EDGE = 28;

const disc = ({ pen }: Pen, x: number, y: number, radius: number): void => {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
};

const drawGround = (brush: Pen, look: PosterTheme): void => {
  const { pen } = brush;
  pen.fillStyle = look.card;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const fall = pen.createLinearGradient(0, 0, WIDTH, FOOT);
  fall.addColorStop(0, look.dark);
  fall.addColorStop(1, look.deepest);
  pen.fillStyle = fall;
  pen.fillRect(0, 0, WIDTH, FOOT);
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, WIDTH, FOOT);
  pen.clip();
  pen.globalAlpha = 0.06;
  pen.fillStyle = look.onAccent;
  disc(brush, 350, 96, 128);
  disc(brush, 24, FOOT, 96);
  pen.restore();
};

const drawPulse = ({ pen }: Pen, look: PosterTheme): void => {
  pen.save();
  pen.globalAlpha = 0.3;
  pen.strokeStyle = look.gold;
  pen.lineWidth = 2;
  pen.lineJoin = 'round';
  pen.translate(0, 372);
  pen.stroke(new Path2D('M0 0H196l8-8 8 8h12l7 12 14-42 13 46 8-16h18l9-7 9 7H375'));
  pen.restore();
};

const drawDate = (brush: Pen, look: PosterTheme, { day, site }: PosterContent): void => {
  const { number, month, weekday } = dateOf(day);
  const ink = look.onAccent;
  const width = brush.write(number, EDGE - 4, 152, { size: 96, weight: 600, ink });
  const textX = EDGE + width + 10;
  brush.write(month, textX, 122, { size: 16, weight: 500, ink });
  brush.write(weekday, textX, 150, { size: 16, weight: 500, ink });
  const space = { x: EDGE, y: 46, width: WIDTH - 2 * EDGE, row: 0, most: 1 };
  brush.writeRows(site, space, { size: 16, weight: 500, ink: look.gold });
};

const drawLine = (brush: Pen, look: PosterTheme, { line }: PosterContent): void => {
  brush.pen.fillStyle = look.gold;
  brush.pen.fillRect(EDGE, 184, 32, 3);
  const space = { x: EDGE, y: 232, width: WIDTH - 2 * EDGE, row: 38, most: 3 };
  brush.writeRows(line, space, { size: 24, weight: 600, ink: look.onAccent });
};

const drawFigure = (brush: Pen, look: PosterTheme, poster: PosterContent): void => {
  const { label, value, below } = figureOf(poster);
  const quiet = { size: 15, ink: look.secondary };
  brush.write(below, EDGE, 544, quiet);
  if (value === 0) {
    brush.write(label, EDGE, 500, { size: 26, weight: 600, ink: look.accent });
    return;
  }
  brush.write(label, EDGE, 456, quiet);
  const width = brush.write(String(value), EDGE, 506, { size: 44, weight: 600, ink: look.accent });
  brush.write('天', EDGE + width + 6, 506, { size: 17, weight: 500, ink: look.primary });
};

const drawInvitation = (brush: Pen, look: PosterTheme, address: string): void => {
  const code = { x: 219, y: 424, size: 132, ink: look.primary, ground: look.card };
  drawQr(brush.pen, address, code);
  const how = { size: 14, ink: look.secondary, align: 'center' } as const;
  brush.write('长按识别，一起学习', 285, 576, how);
};

/**
 * A poster as a PNG in a `data:` address, which the messenger can save by a long press, unlike a
 * blob's address. `address`: where the QR code leads; `element`: the element whose theme counts.
 * Throws where the browser cannot draw.
 */
export const drawPoster = (poster: PosterContent, address: string, element: Element): string => {
  const look = lookAt(element);
  const canvas = document.createElement('canvas');
  const brush = penOn(canvas, WIDTH, HEIGHT, look);
  drawGround(brush, look);
  drawPulse(brush, look);
  drawDate(brush, look, poster);
  drawLine(brush, look, poster);
  drawFigure(brush, look, poster);
  drawInvitation(brush, look, address);
  const picture = canvas.toDataURL('image/png');
  // some browsers hold a canvas's memory until its size is 0
  canvas.width = 0;
  if (!picture.startsWith('data:image/png')) throw new Error('the canvas was not drawn');
  return picture;
};
