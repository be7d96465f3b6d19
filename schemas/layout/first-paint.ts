/**
 * What the HTML of a home page carries beside the page: names of attributes and elements, and what
 * the server asks of the code that draws it.
 */

/**
 * Marks the root element while it holds the server's HTML; its value: how many sections are built in it, which
 * a template at its end says anew where that has changed.
 */
export const FIRST = 'data-first';

/**
 * Names the call of an answer that an element of the HTML holds; `data-body` is what was sent, `data-payload` what the
 * page gives for it where that is less.
 */
export const CALL = 'data-call';

/** Marks the place of a section for members alone, whom the server does not know. */
export const FOR_MEMBERS = { 'data-for': 'members' } as const;

/** What is looked for of it in HTML. */
export const MEMBERS_MARK = 'data-for="members"';

/** Around all that was drawn: a page kept for later is kept without it. */
export const DRAWN = ['<!--drawn-->', '<!--/drawn-->'] as const;

/** The query by which a home page comes with all of its sections built, for browsers without JavaScript. */
export const WHOLE = 'whole';

/** An answer that the page was drawn from, as it came, all as JSON: the payload that the page gives, what is sent for it, the answer. */
type FirstAnswer = { path: string; payload: string; body: string; text: string };

/** A further part of a home page's HTML; all parts one after another are the page. */
export type FirstPart = {
  /** Empty where nothing stands yet. */
  html: string;
  /** How many sections are built for everybody as far as is known; the places of others are held. */
  built: number;
  /** The link that asks for the first picture of the page, where it shows one at once. */
  picture: string;
  /** Whether the page ends with it. */
  last: boolean;
  /** Source files of the built sections' code, such as `sections/icon-nav/IconNav.tsx`. */
  files: readonly string[];
};

/** What a home page was drawn from. */
export type FirstPaint = {
  /** How many sections are built, in the end. */
  built: number;
  answers: readonly FirstAnswer[];
  /** What threw while it was drawn, and was left to the browser. */
  errors: readonly unknown[];
};

/** Draws the home page of an address as a visitor sees it, with what has been answered in time. */
export type DrawHome = (query: {
  path: string;
  /** Whether all sections are built, and not only those of the first screen. */
  whole: boolean;
  /** Makes a call as a visitor; gives the JSON of its answer, undefined where there is none. */
  call: (path: string, body: string) => Promise<string | undefined>;
  /** How long answers are waited for, in ms; what comes later is left to the browser. */
  limit: number;
  /** Takes each part of the page as soon as it stands. */
  onPart: (part: FirstPart) => void;
}) => Promise<FirstPaint>;
