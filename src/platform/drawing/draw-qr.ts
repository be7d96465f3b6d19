import { encode } from 'uqr';

type Position = { x: number; y: number; size: number; ink: string; ground: string };

/** Width of the quiet zone in modules; the ground around it has the same colour. */
const QUIET = 2;

/**
 * Draws a QR code in whole canvas pixels, since cameras fail on blurred edges; centred, at most `size`
 * wide. Throws where the address is too long.
 */
export const drawQr = (
  pen: CanvasRenderingContext2D,
  address: string,
  { x, y, size, ink, ground }: Position,
): void => {
  const { data, size: signs } = encode(address, { ecc: 'M', border: QUIET });
  const fine = pen.getTransform().a;
  const side = Math.floor((size * fine) / signs) / fine;
  const margin = (size - side * signs) / 2;
  pen.fillStyle = ground;
  pen.fillRect(x, y, size, size);
  pen.fillStyle = ink;
  for (const [row, line] of data.entries())
    for (const [column, dark] of line.entries())
      if (dark) pen.fillRect(x + margin + column * side, y + margin + row * side, side, side);
};
