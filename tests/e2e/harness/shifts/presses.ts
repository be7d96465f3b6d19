import type { Page } from 'playwright-core';

/** What happened in the page, in its order, with the time in ms. */
type Step = { what: 'press' | 'take-over' | 'answer'; of: string; at: number };

declare global {
  interface Window {
    steps: Step[];
    /** Ends the presses before their time. */
    pressed: boolean;
  }
}

/** A press each 50 ms, for one second after the take-over. */
const EVERY = 50;
const AFTER = 20;

const press = ([selectors, every, after]: readonly [readonly string[], number, number]) => {
  window.steps = [];
  window.pressed = false;
  const note = (what: Step['what'], of: string) =>
    window.steps.push({ what, of, at: Math.round(performance.now()) });
  const nameOf = (element: Element) => element.ariaLabel ?? element.textContent;
  const replaceWith = Element.prototype.replaceWith;
  Element.prototype.replaceWith = function (...nodes) {
    replaceWith.apply(this, nodes);
    if (this.hasAttribute('data-first')) note('take-over', '');
  };
  new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof Element && target.isConnected && target.ariaSelected === 'true')
        note('answer', nameOf(target));
  }).observe(document, { subtree: true, attributeFilter: ['aria-selected'] });
  let count = 0;
  let left = after;
  const turn = () => {
    const [selector = ''] = selectors.slice(count % selectors.length);
    const target = document.querySelector<HTMLElement>(`#root ${selector}`);
    if (target && location.pathname.endsWith('Index')) {
      count += 1;
      note('press', nameOf(target));
      target.click();
    }
    if (!document.querySelector('#root[data-first]')) left -= 1;
    if (left > 0) setTimeout(turn, every);
    else window.pressed = true;
  };
  new PerformanceObserver((_list, observer) => {
    observer.disconnect();
    turn();
  }).observe({ type: 'paint', buffered: true });
};

/** Presses these in turn, from the first paint to one second after the take-over. */
export const pressOften = (page: Page, ...selectors: string[]): Promise<unknown> =>
  page.addInitScript(press, [selectors, EVERY, AFTER] as const);

export const stepsOf = async (page: Page): Promise<Step[]> => {
  await page.waitForFunction(() => window.pressed);
  return page.evaluate(() => window.steps);
};
