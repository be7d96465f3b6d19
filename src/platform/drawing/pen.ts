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
    | 'live'
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
  live: '--live',
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

type How = {
  size: number;
  weight?: number;
  ink: string;
  align?: CanvasTextAlign;
  /** Where the phone has a Chinese serif. */
  serif?: boolean;
};

type Rows = { width: number; most: number };

const SERIF = '"Songti SC", STSong, "Noto Serif CJK SC", "Source Han Serif SC", "Noto Serif SC"';

/** A canvas with the design's units (375 across) at `fine` times the resolution. */
export const penOn = (
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
  look: PosterTheme,
  fine = 2,
) => {
  canvas.width = width * fine;
  canvas.height = height * fine;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas to draw on');
  pen.scale(fine, fine);
  const set = ({ size, weight = 400, ink, align = 'left', serif = false }: How) => {
    const plain = look.font || 'sans-serif';
    pen.font = `${weight} ${size}px ${serif ? `${SERIF}, ${plain}` : plain}`;
    pen.fillStyle = ink;
    pen.textAlign = align;
  };
  const measure = (text: string) => pen.measureText(text).width;
  const rowsOf = (text: string, { width: across, most }: Rows, how: How): string[] => {
    set(how);
    return textRows(text, { width: across, most, measure });
  };
  return {
    pen,
    rowsOf,
    widthOf: (text: string, how: How): number => {
      set(how);
      return measure(text);
    },
    /** Returns the width of the row. */
    write: (text: string, x: number, y: number, how: How): number => {
      set(how);
      pen.fillText(text, x, y);
      return measure(text);
    },
    writeRows: (text: string, at: Rows & { x: number; y: number; row: number }, how: How): void => {
      const rows = rowsOf(text, at, how);
      for (const [index, row] of rows.entries()) pen.fillText(row, at.x, at.y + index * at.row);
    },
  };
};

export type Pen = ReturnType<typeof penOn>;
