import type { Pen, PosterTheme } from '#src/platform/drawing/pen.ts';

/** Gold that is read on white. */
export const GOLD = '#8f6718';
/** Of lines, which need not be read. */
const GOLD_LINE = '#bd9448';

type Size = { width: number; height: number };

/** A line whose corners are cut by quarters of a circle. */
const notched = (pen: CanvasRenderingContext2D, { width, height }: Size, inset: number): void => {
  const cut = 12;
  const [right, foot] = [width - inset, height - inset];
  const quarter = Math.PI / 2;
  pen.beginPath();
  pen.moveTo(inset + cut, inset);
  pen.arc(right, inset, cut, 2 * quarter, quarter, true);
  pen.arc(right, foot, cut, 3 * quarter, 2 * quarter, true);
  pen.arc(inset, foot, cut, 4 * quarter, 3 * quarter, true);
  pen.arc(inset, inset, cut, quarter, 0, true);
  pen.closePath();
  pen.stroke();
};

/** Ellipses turned around one middle, as on banknotes. */
const rosette = (pen: CanvasRenderingContext2D, { width, height }: Size): void => {
  const turns = 36;
  for (let turn = 0; turn < turns; turn += 1) {
    pen.beginPath();
    pen.ellipse(width / 2, height * 0.46, 152, 96, (turn * Math.PI) / turns, 0, 2 * Math.PI);
    pen.stroke();
  }
};

export const drawFrame = ({ pen }: Pen, look: PosterTheme, size: Size): void => {
  pen.fillStyle = look.card;
  pen.fillRect(0, 0, size.width, size.height);
  pen.save();
  pen.globalAlpha = 0.05;
  pen.strokeStyle = look.accent;
  pen.lineWidth = 0.6;
  rosette(pen, size);
  pen.restore();
  pen.strokeStyle = look.accent;
  pen.lineWidth = 3;
  pen.strokeRect(9, 9, size.width - 18, size.height - 18);
  pen.strokeStyle = GOLD_LINE;
  pen.lineWidth = 0.8;
  notched(pen, size, 17);
  pen.lineWidth = 0.4;
  notched(pen, size, 20);
};

/** A hairline with a diamond in its middle. */
export const drawRule = ({ pen }: Pen, x: number, y: number, width: number): void => {
  const gap = 7;
  pen.strokeStyle = GOLD_LINE;
  pen.fillStyle = GOLD_LINE;
  pen.lineWidth = 0.6;
  pen.beginPath();
  pen.moveTo(x - width / 2, y);
  pen.lineTo(x - gap, y);
  pen.moveTo(x + gap, y);
  pen.lineTo(x + width / 2, y);
  pen.stroke();
  pen.beginPath();
  pen.moveTo(x, y - 3);
  pen.lineTo(x + 3, y);
  pen.lineTo(x, y + 3);
  pen.lineTo(x - 3, y);
  pen.fill();
};
