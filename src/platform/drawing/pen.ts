import { textRows } from './text-rows.ts';

export type PosterTheme = Readonly<
  Record<
    | 'accent'
    | 'dark'
    | 'deepest'
    | 'onAccent'
    | 'gold'
    | 'card'
    | 'primary'
    | 'secondary'
    | 'hairline'
    | 'price'
    | 'font',
    string
  >
>;

const tokens: PosterTheme = {
  accent: '--accent',
  dark: '--accent-dark',
  deepest: '--accent-deepest',
  onAccent: '--on-accent',
  gold: '--gold',
  card: '--surface-card',
  primary: '--text-primary',
  secondary: '--text-secondary',
  hairline: '--hairline',
  price: '--price',
  font: '--font',
};

export const lookAt = (element: Element): PosterTheme => {
  const style = getComputedStyle(element);
  const read = (token: string) => style.getPropertyValue(token).trim();
  // the object has the keys of the tokens, each with its token's value
  return Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => [name, read(token)]),
  ) as PosterTheme;
};

type How = { size: number; weight?: number; ink: string; align?: CanvasTextAlign };

/** A canvas with the design's units (375 across) at twice the resolution. */
export const penOn = (
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
  look: PosterTheme,
) => {
  const fine = 2;
  canvas.width = width * fine;
  canvas.height = height * fine;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas to draw on');
  pen.scale(fine, fine);
  const set = ({ size, weight = 400, ink, align = 'left' }: How) => {
    pen.font = `${weight} ${size}px ${look.font || 'sans-serif'}`;
    pen.fillStyle = ink;
    pen.textAlign = align;
  };
  const measure = (text: string) => pen.measureText(text).width;
  return {
    pen,
    /** Returns the width of the row. */
    write: (text: string, x: number, y: number, how: How): number => {
      set(how);
      pen.fillText(text, x, y);
      return measure(text);
    },
    writeRows: (
      text: string,
      at: { x: number; y: number; width: number; row: number; most: number },
      how: How,
    ): void => {
      set(how);
      const rows = textRows(text, { width: at.width, most: at.most, measure });
      for (const [index, row] of rows.entries()) pen.fillText(row, at.x, at.y + index * at.row);
    },
  };
};

export type Pen = ReturnType<typeof penOn>;
