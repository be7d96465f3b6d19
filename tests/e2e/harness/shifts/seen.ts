import type { Page } from 'playwright-core';

/** x, y, width and height in px from the top left of the document. */
type Box = readonly [number, number, number, number];

/** Something that is painted: words with their type and colour, a picture, a drawing, a ground. */
type Seen = { what: string; box: Box };

/** What an eye sees of a page down to one screen below the fold, and the places that show nothing yet. */
type Sight = { seen: Seen[]; places: Box[]; screen: number };

/**
 * What was painted last before the browser's page took the place of the server's, and first after it; `atOnce`: before
 * any press is answered.
 */
type Change = { before: Sight; atOnce: Sight; after: Sight };

declare global {
  interface Window {
    change: Change | undefined;
  }
}

/** Runs in the page before its own code. */
const watchSight = () => {
  const boxOf = ({ x, y, width, height }: DOMRect): Box => [
    Math.round(x * 10) / 10,
    Math.round((y + scrollY) * 10) / 10,
    Math.round(width * 10) / 10,
    Math.round(height * 10) / 10,
  ];
  /** Without what a row that scrolls sideways has beyond the page, which is centred on wide screens. */
  const cut = ([left, top, width, height]: Box): Box => {
    const page = document.querySelector('main')?.getBoundingClientRect();
    const x = Math.max(left, page?.left ?? 0);
    return [x, top, Math.min(left + width, page?.right ?? innerWidth) - x, height];
  };
  const near = ([left, top, width, height]: Box) =>
    left < innerWidth &&
    left + width > 0 &&
    width > 1 &&
    height > 1 &&
    top < 2 * innerHeight &&
    top + height > 0;
  const isDark = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const textsIn = (element: Element): Seen[] =>
    [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      // seconds pass
      const words = element.closest('[class*=countdown]') ? 'clock' : node.nodeValue;
      const what = `text ${words} ${color} ${fontSize} ${fontWeight}`;
      return [...range.getClientRects()].map((rect) => ({ what, box: boxOf(rect) }));
    });
  /** Whatever the order of its attributes. */
  const drawingIn = (element: SVGSVGElement): string =>
    [...element.querySelectorAll('*')]
      .map(({ tagName, attributes }) =>
        [tagName, ...[...attributes].map(({ name, value }) => `${name}=${value}`).sort()].join(' '),
      )
      .join();
  const paintIn = (element: Element): Seen[] => {
    const box = boxOf(element.getBoundingClientRect());
    if (element instanceof HTMLImageElement)
      return element.complete && element.naturalWidth > 0
        ? [{ what: `picture ${element.currentSrc}`, box }]
        : [];
    if (element instanceof SVGSVGElement)
      return [{ what: `drawing ${drawingIn(element)} ${getComputedStyle(element).color}`, box }];
    const { backgroundColor, backgroundImage, boxShadow, borderTopWidth } =
      getComputedStyle(element);
    // a picture that has come covers the drawing in its place
    const image = element.querySelector(':scope > img') ? 'none' : backgroundImage;
    const ground = `${backgroundColor} ${image} ${boxShadow} ${borderTopWidth}`;
    return ground === 'rgba(0, 0, 0, 0) none none 0px' ? [] : [{ what: `ground ${ground}`, box }];
  };
  /** What tells of news, or of what was studied last, lies above the page. */
  const left = '.spoken, script, style, template, [class*=badge], [aria-label=上次学到]';
  const sightOf = (root: Element): Sight => {
    const seen: Seen[] = [];
    const places: Box[] = [];
    const look = (element: Element) => {
      const waits = element.matches('[data-section][data-state=loading]');
      if (waits || getComputedStyle(element).visibility === 'hidden') {
        const box = boxOf(element.getBoundingClientRect());
        if (near(box)) places.push(box);
        return;
      }
      if (element.matches(left)) return;
      if (!isDark(element)) seen.push(...paintIn(element), ...textsIn(element));
      for (const child of element.children) look(child);
    };
    look(root);
    const inSight = seen.filter(({ box }) => near(box));
    const all = inSight.map(({ what, box }) => ({ what, box: cut(box) }));
    return { seen: all, places, screen: innerHeight };
  };
  window.change = undefined;
  const replaceWith = Element.prototype.replaceWith;
  Element.prototype.replaceWith = function (...nodes) {
    const [host] = nodes;
    if (!this.hasAttribute('data-first') || !(host instanceof Element))
      return replaceWith.apply(this, nodes);
    const before = sightOf(this);
    replaceWith.apply(this, nodes);
    const atOnce = sightOf(host);
    // the last moment before it is painted
    requestAnimationFrame(() => {
      window.change = { before, atOnce, after: sightOf(host) };
    });
  };
};

export const watchChange = (page: Page): Promise<unknown> => page.addInitScript(watchSight);

export const changeOf = async (page: Page): Promise<Change> => {
  const found = await page.waitForFunction(() => window.change);
  const change = await found.jsonValue();
  if (!change) throw new Error('it was waited for');
  return change;
};

/** px that no eye sees. */
const ROUNDED = 0.3;

const isAt = (one: Box, other: Box): boolean =>
  one.every((side, nth) => Math.abs(side - (other[nth] ?? Number.NaN)) <= ROUNDED);

const isIn = ([x, y, width, height]: Box, [left, top, wide, high]: Box): boolean =>
  x >= left - 1 && y >= top - 1 && x + width <= left + wide + 1 && y + height <= top + high + 1;

const isOften = (all: readonly Seen[], one: Seen): boolean =>
  all.some(({ what, box }) => what === one.what && isAt(box, one.box));

const written = ({ what, box }: Seen): string => `${what.slice(0, 90)} at ${box.join(' ')}`;

/**
 * What went, came, moved or looks otherwise, but for what came into a place that was held for it, and for what below the
 * screen is a place now.
 */
export const changedIn = ({ before, after }: Pick<Change, 'before' | 'after'>): string[] => [
  ...before.seen
    .filter((one) => !isOften(after.seen, one))
    .filter(
      ({ box }) => !after.places.some((place) => place[1] >= after.screen && isIn(box, place)),
    )
    .map((one) => `gone: ${written(one)}`),
  ...after.seen
    .filter((one) => !isOften(before.seen, one))
    .filter(({ box }) => !before.places.some((place) => isIn(box, place)))
    .map((one) => `new: ${written(one)}`),
];
