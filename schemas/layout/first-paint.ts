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

/**
 * Marks what may be otherwise for a member, such as a price: it is hidden from members until it is their own. In an
 * ordinary page, what only the phone knows.
 */
export const PERSONAL = 'data-personal';

export const MEMBERS_MARK = 'data-for="members"';

/** Around all that was drawn; a cached page is stored without it. */
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

/** A call of a page, all as JSON: the payload as the page gives it, and as it is sent. */
export type PageCall = { path: string; payload: string; body: string };

export type DrawnPage = {
  /** `main` with what follows it; its inline styles are attributes. */
  html: string;
  /** Title of the window. */
  title: string;
  /** Pattern of the page's row; '' where none has this address. */
  pattern: string;
  /** Source files whose code and styles show the page, such as `src/pages/case/case/view.tsx`. */
  files: readonly string[];
  /** Whether a part of the page waits for an answer. */
  waiting: boolean;
  /** Answers that the page shows. */
  answers: readonly FirstAnswer[];
  /** Calls that the page makes first, of which no answer was given. */
  missed: readonly PageCall[];
  /** Names of what the page reads in the query of its address. */
  params: readonly string[];
  /** Errors while drawing; the page is then its frame with a plain skeleton. */
  errors: readonly unknown[];
};

/**
 * Draws any page but a home page, from the given answers. It makes no calls: whoever has the answers to `missed` draws
 * again.
 */
export type DrawPage = (query: {
  path: string;
  /** With or without `?`. */
  search?: string;
  /** The answers as they came, by path and body as sent: `/v1/cases/show {"id":1}`. */
  answers?: ReadonlyMap<string, string>;
  /** Draws what a member sees before the answers come; by default what a visitor sees. */
  member?: boolean;
  /** Draws a skeleton of any page in the page's frame. */
  plain?: boolean;
}) => Promise<DrawnPage>;
