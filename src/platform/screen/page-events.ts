/** Events of the page's visibility; each returns how to stop. */

type Target = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

const listen = (target: Target, name: string, listener: (event: Event) => void): (() => void) => {
  target.addEventListener(name, listener);
  return () => target.removeEventListener(name, listener);
};

export const isVisible = (): boolean => document.visibilityState === 'visible';

/** false: another app, tab or the lock screen came before the page; true: it went away again. */
export const onVisible = (listener: (visible: boolean) => void): (() => void) =>
  listen(document, 'visibilitychange', () => listener(isVisible()));

/** The page is opened, or comes out of the back/forward cache (true), where none of its code ran. */
export const onPageShow = (listener: (isRestored: boolean) => void): (() => void) =>
  listen(window, 'pageshow', (event) => listener('persisted' in event && event.persisted === true));

/** The page is left or put away: the last moment in which it may send or store something. */
export const onPageHide = (listener: () => void): (() => void) =>
  listen(window, 'pagehide', listener);
