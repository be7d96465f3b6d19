import { makePart } from '#src/ui/part/make-part.tsx';
import './part.css';

/** Steps of the console's grid, in px. */
type Step = 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 20 | 24;

/** Each value is a class in `part.css`, named by its property, as in the learners' parts. */
type Look = {
  /** In px. */
  size?: 12 | 13 | 16 | undefined;
  tone?: 'secondary' | 'tertiary' | 'bad' | 'warning' | undefined;
  weight?: 600 | undefined;
  textAlign?: 'center' | 'end' | undefined;
  /** Maximum number of lines; the rest is cut. */
  lines?: 2 | undefined;
  breaks?: 'none' | 'anywhere' | 'lines' | undefined;

  gap?: Step | undefined;
  rowGap?: 0 | Step | undefined;
  align?: 'start' | 'end' | 'stretch' | undefined;
  justify?: 'between' | 'center' | undefined;
  across?: 'start' | 'center' | undefined;
  packed?: 'start' | undefined;
  columns?: 1 | undefined;
  wrap?: boolean | undefined;

  flex?: 'fill' | 'grow' | 'shrink' | 'none' | undefined;
  whole?: boolean | undefined;
  /** A list without dots and their indentation. */
  bare?: boolean | undefined;
  pad?: Step | undefined;
  padBlock?: Step | undefined;
  padInline?: Step | undefined;
  padStart?: Step | undefined;
  padEnd?: Step | undefined;
  above?: Step | undefined;
  below?: Step | undefined;
  side?: 'end' | undefined;

  surface?: 'card' | 'page' | 'warning' | undefined;
  radius?: 'card' | 'small' | undefined;
  edge?: 'all' | 'start' | 'end' | undefined;
  ring?: 'inside' | undefined;
  hideEmpty?: boolean | undefined;
};

const part = makePart<Look>({
  size: true,
  tone: true,
  weight: true,
  textAlign: true,
  lines: true,
  breaks: true,
  gap: true,
  rowGap: true,
  align: true,
  justify: true,
  across: true,
  packed: true,
  columns: true,
  wrap: true,
  flex: true,
  whole: true,
  bare: true,
  pad: true,
  padBlock: true,
  padInline: true,
  padStart: true,
  padEnd: true,
  above: true,
  below: true,
  side: true,
  surface: true,
  radius: true,
  edge: true,
  ring: true,
  hideEmpty: true,
});

export const Text = part('p');

export const Box = part('div');

export const Stack = part('div', 'stack');

/** Centred vertically by default. */
export const Line = part('div', 'line');
