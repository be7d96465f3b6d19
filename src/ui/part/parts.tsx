import { makePart, type PartProps } from './make-part.tsx';
import './parts.css';

/** Steps of the design's grid, in px. */
type Step = 2 | 4 | 6 | 8 | 10 | 12 | 16 | 20 | 24;

/** Each value is a class in `parts.css`, named by its property. */
type Look = {
  kind?: 'page-title' | 'section-title' | 'card-title' | 'body' | 'meta' | 'tag' | undefined;
  tone?: 'primary' | 'secondary' | 'tertiary' | 'accent' | 'accent-dark' | 'price' | undefined;
  weight?: 500 | 600 | undefined;
  /** Figures of one width. */
  digits?: boolean | undefined;
  textAlign?: 'start' | 'center' | 'end' | undefined;
  /** How many lines there may be: the rest is cut. */
  lines?: 1 | 2 | undefined;
  breaks?: 'none' | 'lines' | 'pretty' | 'balance' | undefined;
  block?: boolean | undefined;

  gap?: Step | undefined;
  /** Where a line's rows stand closer than its items. */
  rowGap?: 0 | Step | undefined;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  justify?: 'between' | 'center' | 'end' | undefined;
  /** Where a stack's items stand in its width. */
  across?: 'start' | 'center' | 'end' | undefined;
  /** Where a stack's rows stand in its height. */
  packed?: 'start' | 'center' | undefined;
  /** Columns of a stack, all of one width. */
  columns?: 2 | 3 | 7 | undefined;
  wrap?: boolean | undefined;
  inline?: boolean | undefined;

  /** In a line or column: fills it, its words may be cut; grows; may shrink; stays as it is. */
  flex?: 'fill' | 'grow' | 'shrink' | 'none' | undefined;
  /** As wide as there is room. */
  whole?: boolean | undefined;
  /** As high, or as high and wide, as a finger needs. */
  tap?: true | 'both' | undefined;
  high?: 20 | 24 | 52 | 56 | 60 | 72 | 80 | undefined;
  wide?: 36 | 40 | 44 | 52 | 72 | undefined;
  /** Without the margins that browsers give. */
  flat?: boolean | undefined;
  /** Without what browsers give a group of fields. */
  bare?: boolean | undefined;
  dots?: boolean | undefined;
  pad?: Step | undefined;
  padBlock?: Step | undefined;
  padInline?: Step | 'gutter' | undefined;
  padStart?: Step | undefined;
  padEnd?: Step | undefined;
  above?: Step | 'auto' | undefined;
  below?: Step | undefined;
  /** Within the page's gutter, out into it, or at one end of a line. */
  side?: 'gutter' | 'bleed' | 'start' | 'end' | undefined;

  surface?: 'card' | 'page' | 'tint' | undefined;
  radius?: 'card' | 'small' | 'tag' | 'full' | undefined;
  /** `between`: ahead of each but the first of such elements. */
  edge?: 'all' | 'start' | 'end' | 'between' | undefined;
  clip?: boolean | undefined;
  /** What is placed inside is placed by it. */
  anchor?: boolean | undefined;
  /** A row with a box to tick or to choose by; a `card` says so as a whole. */
  pick?: 'line' | 'card' | undefined;
  press?: 'fade' | 'dim' | 'page' | 'tint' | undefined;
  /** Where the edge of a list would cut the ring of the focus. */
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

/** Words in the type and the colour of their role. */
export const Text = part('p');

/** A place with a ground, an edge or some room of its own. */
export const Box = part('div');

/** What stands below each other. */
export const Stack = part('div', 'stack');

/** What stands below each other, of which some may be pushed to its foot. */
export const Column = part('div', 'column');

/** What stands beside each other, in the middle of its height. */
export const Line = part('div', 'line');
