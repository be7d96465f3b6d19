import { keyOfElement } from '../publication/section-element.ts';

/** Reports every change of which sections are on the page and which still wait for content. */
export const reportSections = (
  root: Element,
  tell: (names: string[], waiting: string[]) => void,
): void => {
  let before = '';
  let planned = false;
  const look = () => {
    planned = false;
    const sections = [...root.querySelectorAll<HTMLElement>('[data-section]')];
    const names = sections.map(keyOfElement);
    const waiting = sections.filter(({ dataset }) => dataset.state === 'loading').map(keyOfElement);
    const now = JSON.stringify([names, waiting]);
    if (now !== before) tell(names, waiting);
    before = now;
  };
  new MutationObserver(() => {
    if (planned) return;
    planned = true;
    requestAnimationFrame(look);
  }).observe(root, { childList: true, subtree: true, attributeFilter: ['data-state'] });
};
