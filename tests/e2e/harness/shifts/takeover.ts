import type { Page } from 'playwright-core';

/** Where a section or the tab bar stands, in px from the top of the screen. */
export type Position = { name: string; state: string; top: number; height: number };

/** What stood right before the browser's page took the place of the server's, and right after it. */
export type Takeover = { before: Position[]; after: Position[]; bars: string[]; screen: number };

declare global {
  interface Window {
    takeover: Takeover | undefined;
  }
}

/** Runs in the page before its own code: measures in the very task in which the page is replaced. */
const measureTakeover = () => {
  const positionsIn = (root: Element): Position[] =>
    [...root.querySelectorAll<HTMLElement>('[data-section]')].flatMap((part) => {
      const { top, height } = part.getBoundingClientRect();
      const { section = '', state = '' } = part.dataset;
      // visitors do not see the places of members' sections
      return part.checkVisibility({ visibilityProperty: true })
        ? { name: section, state, top, height }
        : [];
    });
  const barIn = (root: Element) =>
    [...root.querySelectorAll('[role=navigation], [role=navigation] a')]
      .map((part) => JSON.stringify(part.getBoundingClientRect()))
      .join();
  window.takeover = undefined;
  const replaceWith = Element.prototype.replaceWith;
  Element.prototype.replaceWith = function (...nodes) {
    const [host] = nodes;
    if (!this.hasAttribute('data-first') || !(host instanceof Element))
      return replaceWith.apply(this, nodes);
    const [before, bar] = [positionsIn(this), barIn(this)];
    replaceWith.apply(this, nodes);
    window.takeover = {
      before,
      after: positionsIn(host),
      bars: [bar, barIn(host)],
      screen: innerHeight,
    };
  };
};

export const watchTakeover = (page: Page): Promise<unknown> => page.addInitScript(measureTakeover);

export const takeoverOf = async (page: Page): Promise<Takeover> => {
  const found = await page.waitForFunction(() => window.takeover);
  const takeover = await found.jsonValue();
  if (!takeover) throw new Error('it was waited for');
  return takeover;
};

/** px that no eye sees: the lines of a skeleton are rounded otherwise than text. */
const ROUNDED = 0.2;

/** Between the bar's place and those of its tabs. */
const TAB = '},{';

const written = ({ state, top, height }: Position) => `${state} ${top} + ${height}`;

/**
 * What moved on the screen, came or went when the page was replaced. What came late may be higher or
 * lower than the place that was held for it, or show nothing, and what stands below follows. Of a member's page
 * the last sections may still be places.
 */
export const movedIn = (
  { before, after, bars: [was, is], screen }: Takeover,
  member = false,
): string[] => {
  // tabs that the server has not drawn in time come now
  const late = !was?.includes(TAB);
  const found = late || was === is ? [] : [`tab bar: ${was} → ${is}`];
  /** By how much sections have moved so far; unknown behind a place that has gone. */
  let drift: number | undefined = 0;
  const left = [...after];
  for (const position of before) {
    if (position.top >= screen) break;
    const [now] = left;
    if (now?.name !== position.name && position.state === 'loading') {
      drift = undefined;
      continue;
    }
    left.shift();
    if (now?.name !== position.name) {
      found.push(`${position.name}: ${now?.name} in its place`);
      break;
    }
    const grown = now.height - position.height;
    const held = position.state !== now.state && (member || now.state === 'ready');
    const own: number = now.top - position.top;
    const still = Math.abs(own - (drift ?? own)) <= ROUNDED;
    const same = held || (position.state === now.state && grown === 0);
    if (!still || !same) found.push(`${position.name}: ${written(position)} → ${written(now)}`);
    drift = own + grown;
  }
  return found;
};

/** Has a finger on the screen from when the code listens for one, so that the server's page stands. */
export const holdFinger = (page: Page) =>
  page.addInitScript(() => {
    const listen = document.addEventListener.bind(document);
    document.addEventListener = (type: string, ...rest: [EventListener, boolean?]) => {
      listen(type, ...rest);
      if (type === 'pointerdown') document.dispatchEvent(new Event(type));
    };
  });

/** Lifts it, so that the browser's page may take the place. */
export const liftFinger = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.dispatchEvent(new Event('pointerup')));
