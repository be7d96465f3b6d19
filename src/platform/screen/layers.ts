import { currentEntry, entryOf } from './history-entry.ts';

/**
 * What lies open above a page (panel, viewer, menu, question) has a history entry each, with the
 * page's own address and mark: the way back closes the uppermost one. The entries are only counted;
 * which layer each stands for is known here alone, so that a reload opens none.
 */

/** Closes the layer and answers true, or answers false and stays, as behind a question. */
type OnBack = () => boolean;

type Layer = { onBack: OnBack };

/** How long the browser may take to go from entry to entry, in ms. */
const TIMEOUT_MS = 3000;

const open: Layer[] = [];
/** What waits until the page's own entry is the present one. */
const waiting: (() => void)[] = [];
/** The mark of the page that the entries belong to; '' after a navigation. */
let page = '';
let moving: ReturnType<typeof setTimeout> | undefined;
/** How many layers' entries lie below where the browser is going; negative when it leaves the page. */
let target = 0;
/** How many lay below the entry that was the present one until the last step. */
let stood = 0;
let planned: ReturnType<typeof setTimeout> | undefined;

const depth = (): number => Number(Object(history.state).layers) || 0;

const write = (method: 'pushState' | 'replaceState', layers: number): void => {
  // the page stays the same, and the prototype's own method does not notify the router
  History.prototype[method].call(history, { ...Object(history.state), layers }, '');
  stood = layers;
};

const push = (): void => {
  page = currentEntry();
  write('pushState', depth() + 1);
};

const arrive = (): void => {
  clearTimeout(moving);
  moving = undefined;
  plan();
};

const move = (steps: number): void => {
  target = depth() + steps;
  clearTimeout(moving);
  moving = setTimeout(() => {
    // the browser has no such entry, as after it opened one tab of many again
    if (depth() > 0) write('replaceState', 0);
    arrive();
  }, TIMEOUT_MS);
  history.go(steps);
};

/** Brings the history to what is open, or to the page itself where something waits for that. */
const settle = (): void => {
  if (moving !== undefined) return;
  const wanted = waiting.length > 0 ? 0 : open.length;
  const surplus = depth() - wanted;
  if (surplus > 0) {
    move(-surplus);
    return;
  }
  const next = waiting.shift();
  next?.();
  if (next) plan();
  else for (let missing = -surplus; missing > 0; missing -= 1) push();
};

/** Settles once everything that closes and opens in one turn has done so. */
const plan = (): void => {
  clearTimeout(planned);
  planned = setTimeout(settle);
};

/** Closes what lies above the present entry, the uppermost first. */
const close = (): void => {
  for (const layer of open.slice(depth()).reverse()) {
    if (layer.onBack() && open.includes(layer)) open.splice(open.indexOf(layer), 1);
  }
};

/** A step back from the entry of a layer that had closed before its entry could go. */
const steppedOverNothing = (left: number): boolean => left > open.length && depth() < left;

/** What a step within the page comes to; false where a further step is on its way. */
const stepInPage = (left: number): boolean => {
  const leaves = moving !== undefined && target < 0;
  // what is met of the page on the way out of it is no page to stop at
  if (leaves) {
    move(-1 - depth());
    return false;
  }
  if (moving === undefined && steppedOverNothing(left)) {
    // the person meant what lies below, which the next step asks or closes
    history.go(open.length - 1 - depth());
    return false;
  }
  if (moving === undefined || depth() < target) close();
  return true;
};

const onPop = (event: PopStateEvent): void => {
  const left = stood;
  const here = entryOf(history.state);
  const stays = here !== '' && here === page;
  page = here;
  stood = depth();
  // nobody else takes a step between a page and its layers for a navigation
  if (stays) event.stopImmediatePropagation();
  if (!stays || stepInPage(left)) arrive();
};

const onNavigation = (): void => {
  page = '';
  stood = depth();
};

let follows = false;

/**
 * Follows the history, once; it has to run before all others who listen to it. A reload may stand
 * on the entry of a layer that is gone: the page's own entry takes its place.
 */
export const followLayers = (): void => {
  if (follows) return;
  follows = true;
  page = entryOf(history.state);
  stood = depth();
  addEventListener('popstate', onPop);
  addEventListener('pushState', onNavigation);
  addEventListener('replaceState', onNavigation);
  settle();
};

/**
 * Opens a layer and returns how to say that it is closed. `beneath`: below all others, as a page's
 * own question about what is unsaved.
 */
export const openLayer = (onBack: OnBack, level: 'above' | 'beneath' = 'above'): (() => void) => {
  followLayers();
  const layer = { onBack };
  if (level === 'above') open.push(layer);
  else open.unshift(layer);
  settle();
  return () => {
    const at = open.indexOf(layer);
    if (at < 0) return;
    open.splice(at, 1);
    plan();
  };
};

/** Calls `go`, which changes the page's address, at once or after what lies above the page. */
export const fromPage = (go: () => void): void => {
  if (moving === undefined && waiting.length === 0 && depth() === 0) go();
  else {
    waiting.push(go);
    settle();
  }
};

/** Goes back to the page before, whatever lies open above this one. */
export const backFromPage = (): void => fromPage(() => move(-1));
