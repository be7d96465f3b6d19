// @vitest-environment window
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { isArrival, noteArrival } from '#src/platform/navigation/arrival.ts';
import { goBack } from '#src/platform/navigation/go-back.ts';

let stop = (): void => undefined;
const steps = vi.spyOn(history, 'go').mockImplementation(() => undefined);

/** The app is opened on an address, after pages that are not ours. */
const openOn = (address: string, by = 'navigate') => {
  history.pushState(null, '', address);
  stop = noteArrival(by);
};

beforeEach(() => steps.mockClear());
afterEach(() => {
  stop();
  history.replaceState(null, '', '/');
});

it('leads to the page’s parent from a page that was opened directly, and not out of the app', () => {
  openOn('/courseDetail/12');
  goBack('/courses');
  expect(steps).not.toHaveBeenCalled();
  expect(location.pathname).toBe('/courses');
});

it('leads home where a page names no parent', () => {
  openOn('/courseDetail/12');
  goBack();
  expect(location.pathname).toBe('/');
});

it('leads to the page before, where that is ours', () => {
  openOn('/drawIndex');
  navigate('/courseDetail/12');
  goBack();
  expect(steps.mock.calls).toEqual([[-1]]);
  expect(location.pathname).toBe('/courseDetail/12');
  dispatchEvent(new PopStateEvent('popstate'));
});

it('knows a page again whose address was replaced, and after a reload', () => {
  openOn('/my');
  navigate('/Welogin', { replace: true });
  expect(isArrival()).toBe(true);
  stop();
  stop = noteArrival('reload');
  expect(isArrival()).toBe(true);
  navigate('/my', { replace: true });
  expect(isArrival()).toBe(true);
});

it('knows after a reload that a page was come to from another of ours', () => {
  openOn('/drawIndex');
  navigate('/my');
  stop();
  stop = noteArrival('reload');
  expect(isArrival()).toBe(false);
  navigate('/set', { replace: true });
  expect(isArrival()).toBe(false);
});

it('takes an entry without a state for an arrival where the browser does not say', () => {
  openOn('/my', '');
  expect(isArrival()).toBe(true);
  stop();
  history.pushState({ entry: 'e1' }, '', '/set');
  stop = noteArrival('');
  expect(isArrival()).toBe(false);
});
