import { followLink } from '#src/platform/navigation/follow-link.ts';

const plain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Returns how to stop. */
export const followClicks = (root: HTMLElement): (() => void) => {
  const onClick = (event: MouseEvent) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    const href = anchor?.getAttribute('href') ?? '';
    if (event.defaultPrevented || !plain(event) || !href.startsWith('/')) return;
    // a link with a `rel` leads out of the app, even by a path (home rule 6: icons)
    if (anchor?.rel) return;
    event.preventDefault();
    followLink(href);
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
};
