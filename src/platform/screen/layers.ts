import { currentEntry, entryOf } from './history-entry.ts';

/**
 * Each layer above a page (panel, viewer, menu, question) has a history entry with the page's own address
 * and id: the way back closes the topmost one. The entries only hold a count; which layer each stands for
 * is known in memory alone, so that a reload opens none.
 */

/** Closes the layer and returns true, or returns false and stays, as behind a question. */
type OnBack = () => boolean;

type Layer = { onBack: OnBack };

/** How long the browser may take to move between entries, in ms. */
const TIMEOUT_MS = 3000;

const open: Layer[] = [];
const waiting: (() => void)[] = [];
/** The id of the page that the entries belong to; '' after a navigation. */
let page = '';
let moving: ReturnType<typeof setTimeout> | undefined;
/** The number of layer entries at the destination of the present move; negative when it leaves the page. */
let target = 0;
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
    // the browser has no such entry, as after it restored one tab of many
    if (depth() > 0) write('replaceState', 0);
    arrive();
  }, TIMEOUT_MS);
  history.go(steps);
};

/**
 * Moves the history to the entry of the open layers, or to the page itself where an action waits for that.
 */
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

const plan = (): void => {
  clearTimeout(planned);
  planned = setTimeout(settle);
};

const close = (): void => {
  for (const layer of open.slice(depth()).reverse()) {
    if (layer.onBack() && open.includes(layer)) open.splice(open.indexOf(layer), 1);
  }
};

/** A step back from the entry of a layer that had closed before its entry was removed. */
const steppedOverNothing = (left: number): boolean => left > open.length && depth() < left;

/** Handles a step within the page; false where a further step is under way. */
const stepInPage = (left: number): boolean => {
  const leaves = moving !== undefined && target < 0;
  // on the way out of the page its remaining entries are skipped
  if (leaves) {
    move(-1 - depth());
    return false;
  }
  if (moving === undefined && steppedOverNothing(left)) {
    // the person meant the layer below, which the next step asks or closes
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
  // other listeners must not take a step between a page and its layers for a navigation
  if (stays) event.stopImmediatePropagation();
  if (!stays || stepInPage(left)) arrive();
};

const onNavigation = (): void => {
  page = '';
  stood = depth();
};

let follows = false;

/**
 * Starts following the history, once; it has to run before all other listeners. After a reload on the entry
 * of a layer, the page's own entry takes its place.
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
 * Opens a layer; returns how to report that it is closed. `beneath`: below all others, as a page's own
 * question about unsaved values.
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

/** Calls `go`, which changes the page's address, once no layer's entry lies above the page. */
export const fromPage = (go: () => void): void => {
  if (moving === undefined && waiting.length === 0 && depth() === 0) go();
  else {
    waiting.push(go);
    settle();
  }
};

export const backFromPage = (): void => fromPage(() => move(-1));
