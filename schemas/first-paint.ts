/**
 * What the HTML of a home page carries beside the page: names of attributes and elements, and what
 * the server asks of the code that draws it.
 */

/** Marks the root element while it holds the server's HTML; its value: how many sections are built in it. */
export const FIRST = 'data-first';

/** Names the call of an answer that an element of the HTML holds; `data-body` is what was sent. */
export const CALL = 'data-call';

/** Around all that was drawn: a page kept for later is kept without it. */
export const DRAWN = ['<!--drawn-->', '<!--/drawn-->'] as const;

/** An answer that the page was drawn from, as it came; `text` is its JSON. */
type FirstAnswer = { path: string; body: string; text: string };

/** A home page as HTML. */
export type FirstPaint = {
  html: string;
  theme: string;
  /** How many sections are built; the places of others are held. */
  built: number;
  answers: readonly FirstAnswer[];
  /** Source files of the built sections' code, such as `sections/icon-nav/IconNav.tsx`. */
  files: readonly string[];
  /** What threw while it was drawn, and was left to the browser. */
  errors: readonly unknown[];
};

/** Draws the home page of an address as a visitor sees it, with what has been answered until then. */
export type DrawHome = (asked: {
  path: string;
  /** Makes a call as a visitor; gives the JSON of its answer, undefined where there is none. */
  call: (path: string, body: string) => Promise<string | undefined>;
  /** Begins when the page is asked for its answers; what comes after its end is left to the browser. */
  wait: () => Promise<unknown>;
}) => Promise<FirstPaint>;
