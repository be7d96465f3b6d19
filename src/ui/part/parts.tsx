import { makePart, type PartProps } from './make-part.tsx';
import './parts.css';

/** Steps of the design's grid, in px. */
type Step = 2 | 4 | 6 | 8 | 10 | 12 | 16 | 20 | 24;

/** Each value is a class in `parts.css`, named by its property. */
type Look = {
  kind?: 'page-title' | 'section-title' | 'card-title' | 'body' | 'meta' | 'tag' | undefined;
  tone?: 'primary' | 'secondary' | 'tertiary' | 'accent' | 'accent-dark' | 'price' | undefined;
  weight?: 500 | 600 | undefined;
  /** Digits of equal width. */
  digits?: boolean | undefined;
  textAlign?: 'start' | 'center' | 'end' | undefined;
  /** Maximum number of lines; the rest is cut. */
  lines?: 1 | 2 | undefined;
  breaks?: 'none' | 'lines' | 'pretty' | 'balance' | undefined;
  block?: boolean | undefined;

  gap?: Step | undefined;
  /** Where a line's rows stand closer than its items. */
  rowGap?: 0 | Step | undefined;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  justify?: 'between' | 'center' | 'end' | undefined;
  /** Alignment of a stack's items across its width. */
  across?: 'start' | 'center' | 'end' | undefined;
  /** Alignment of a stack's rows in its height. */
  packed?: 'start' | 'center' | undefined;
  columns?: 2 | 3 | 7 | undefined;
  wrap?: boolean | undefined;
  inline?: boolean | undefined;

  /** In a line or column: fills it and may cut its words; grows; may shrink; keeps its size. */
  flex?: 'fill' | 'grow' | 'shrink' | 'none' | undefined;
  whole?: boolean | undefined;
  /** Minimum height, or height and width, for a finger. */
  tap?: true | 'both' | undefined;
  high?: 20 | 24 | 52 | 56 | 60 | 72 | 80 | undefined;
  wide?: 36 | 40 | 44 | 52 | 72 | undefined;
  /** Without the browser's margins. */
  flat?: boolean | undefined;
  /** Without the browser's look of a fieldset. */
  bare?: boolean | undefined;
  dots?: boolean | undefined;
  pad?: Step | undefined;
  padBlock?: Step | undefined;
  padInline?: Step | 'gutter' | undefined;
  padStart?: Step | undefined;
  padEnd?: Step | undefined;
  above?: Step | 'auto' | undefined;
  below?: Step | undefined;
  /** Inside the page's gutter, out into it, or at one end of a line. */
  side?: 'gutter' | 'bleed' | 'start' | 'end' | undefined;

  surface?: 'card' | 'page' | 'tint' | undefined;
  radius?: 'card' | 'small' | 'tag' | 'full' | undefined;
  /** `between`: before each of such siblings except the first. */
  edge?: 'all' | 'start' | 'end' | 'between' | undefined;
  clip?: boolean | undefined;
  /** Positioned content inside refers to this element. */
  anchor?: boolean | undefined;
  /** A row with a checkbox or radio button; a `card` is highlighted as a whole. */
  pick?: 'line' | 'card' | undefined;
  press?: 'fade' | 'dim' | 'page' | 'tint' | undefined;
  /** Where the edge of a list would cut the focus ring. */
  ring?: 'inside' | undefined;
  hideEmpty?: boolean | undefined;
};

const part = makePart<Look>({
  kind: true,
  tone: true,
  weight: true,
  digits: true,
  textAlign: true,
  lines: true,
  breaks: true,
  block: true,
  gap: true,
  rowGap: true,
  align: true,
  justify: true,
  across: true,
  packed: true,
  columns: true,
  wrap: true,
  inline: true,
  flex: true,
  whole: true,
  tap: true,
  high: true,
  wide: true,
  flat: true,
  bare: true,
  dots: true,
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
  clip: true,
  anchor: true,
  pick: true,
  press: true,
  ring: true,
  hideEmpty: true,
});

export type BoxProps = PartProps<Look, 'div'>;

export const Text = part('p');

export const Box = part('div');

export const Stack = part('div', 'stack');

/** A stack whose items may be pushed to its foot. */
export const Column = part('div', 'column');

/** Centred vertically by default. */
export const Line = part('div', 'line');
