/**
 * Names of attributes and elements in the HTML of a home page, and the interface of the code that draws it.
 */

/**
 * On the root element while it holds the server's HTML; its value: how many sections are complete. A template
 * at the end of the page corrects it.
 */
export const FIRST = 'data-first';

/**
 * On an element that holds an answer: the path of its call; `data-body` is the payload as sent, `data-payload` as the
 * page gives it where that differs.
 */
export const CALL = 'data-call';

/** Marks the place of a section for members only, since the server cannot know the member. */
export const FOR_MEMBERS = { 'data-for': 'members' } as const;

/** Marks what may be otherwise for a member, such as a price: it is hidden from members until it is their own. */
export const PERSONAL = 'data-personal';

/** Marks the prompt to follow an account, which members and those who have closed it do not see. */
export const PROMPT = 'data-prompt';

/** Under this name a browser keeps for its visit that the prompt was closed. */
export const PROMPT_CLOSED = 'FOLLOW_PROMPT_CLOSED';

export const MEMBERS_MARK = 'data-for="members"';

/** Around all that was drawn. */
export const DRAWN = ['<!--drawn-->', '<!--/drawn-->'] as const;

/** The query that asks for a home page with all sections, for browsers without JavaScript. */
export const WHOLE = 'whole';

/** An answer that the page was drawn from, all as JSON: the payload as the page gives it, as sent, the answer as it came. */
type FirstAnswer = { path: string; payload: string; body: string; text: string };

export type FirstPart = {
  /** '' where nothing is drawn yet. */
  html: string;
  /** How many sections for everybody are complete as far as is known; all others have placeholders. */
  built: number;
  /** Markup that preloads the first picture; '' where none shows at once. */
  picture: string;
  last: boolean;
  /** Source files of these sections, such as `sections/icon-nav/IconNav.tsx`, and names of files that several share. */
  files: readonly string[];
};

export type FirstPaint = {
  built: number;
  answers: readonly FirstAnswer[];
  /** Errors while drawing; those sections are left to the browser. */
  errors: readonly unknown[];
};

/** Draws a home page as a visitor sees it, from the answers that come in time. */
export type DrawHome = (query: {
  path: string;
  whole: boolean;
  /** Makes a call as a visitor; answers JSON, or undefined if the call fails. */
  call: (path: string, body: string) => Promise<string | undefined>;
  /** How long to wait for answers, in milliseconds; later ones are left to the browser. */
  limit: number;
  onPart: (part: FirstPart) => void;
}) => Promise<FirstPaint>;
