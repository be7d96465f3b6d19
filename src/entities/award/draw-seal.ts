import { signsOf } from '#schemas/text/text-signs.ts';
import type { Pen } from '#src/platform/drawing/pen.ts';

type Seal = { x: number; y: number; radius: number; ink: string; name: string; foot: string };

const MOST_SIGNS = 16;
/** How far the name reaches around the ring at most, in radians. */
const REACH = 4.3;
/** Between the middles of two signs of a short name. */
const STEP = 0.46;

const star = (pen: CanvasRenderingContext2D, radius: number): void => {
  pen.beginPath();
  for (let at = 0; at < 10; at += 1) {
    const angle = (at * Math.PI) / 5 - Math.PI / 2;
    const reach = at % 2 === 0 ? radius : radius * 0.382;
    pen.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
  }
  pen.fill();
};

const ring = (pen: CanvasRenderingContext2D, radius: number, width: number): void => {
  pen.lineWidth = width;
  pen.beginPath();
  pen.arc(0, 0, radius, 0, 2 * Math.PI);
  pen.stroke();
};

/** A round seal: the name along the ring, a star, and `foot` below it. */
export const drawSeal = (brush: Pen, { x, y, radius, ink, name, foot }: Seal): void => {
  const { pen, write } = brush;
  const signs = signsOf(name).slice(0, MOST_SIGNS);
  const step = Math.min(STEP, REACH / Math.max(1, signs.length - 1));
  const how = { weight: 600, ink, align: 'center', serif: true } as const;
  pen.save();
  pen.globalAlpha = 0.88;
  pen.translate(x, y);
  pen.rotate(-0.1);
  pen.strokeStyle = ink;
  pen.fillStyle = ink;
  ring(pen, radius, radius * 0.06);
  ring(pen, radius * 0.92, radius * 0.014);
  star(pen, radius * 0.26);
  write(foot, 0, radius * 0.62, { ...how, size: radius * 0.2 });
  for (const [index, sign] of signs.entries()) {
    pen.save();
    pen.rotate((index - (signs.length - 1) / 2) * step);
    write(sign, 0, -radius * 0.62, { ...how, size: Math.min(0.27, step * 0.62) * radius });
    pen.restore();
  }
  pen.restore();
};
