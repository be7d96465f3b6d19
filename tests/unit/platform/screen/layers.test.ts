// @vitest-environment window
import { beforeEach, expect, it, vi } from 'vitest';
import { backFromPage, openLayer } from '#src/platform/screen/layers.ts';

/** The browser arrives at an entry of the page, `layers` entries above the page's own. */
const arriveAt = (layers: number): void => {
  // the router's own in its place would tell of a navigation
  History.prototype.replaceState.call(history, { entry: 'page', layers }, '');
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
};

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('a step past several layers closes them from above', () => {
  const closed: string[] = [];
  const layer = (name: string) => () => {
    closed.push(name);
    return true;
  };
  history.replaceState({ entry: 'page' }, '');
  openLayer(layer('below'));
  openLayer(layer('above'));
  vi.advanceTimersToNextTimer();
  arriveAt(0);
  expect(closed).toEqual(['above', 'below']);
});

it('a step out of a page goes past what it meets of that page', () => {
  const went: (number | undefined)[] = [];
  vi.spyOn(history, 'go').mockImplementation((steps) => void went.push(steps));
  history.replaceState({ entry: 'page' }, '');
  openLayer(() => true);
  openLayer(() => true);
  expect(history.state).toMatchObject({ layers: 2 });
  backFromPage();
  arriveAt(0);
  vi.advanceTimersToNextTimer();
  // an entry that was left behind, and then the page itself
  arriveAt(1);
  arriveAt(0);
  expect(went).toEqual([-2, -1, -2, -1]);
});
