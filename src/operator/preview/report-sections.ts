import { keyOfElement } from '../publication/section-element.ts';

/** Reports every change of the page's name, its sections, and the sections that still wait for content. */
export const reportSections = (
  root: Element,
  tell: (page: string, names: string[], waiting: string[]) => void,
): void => {
  let before = '';
  let planned = false;
  const look = () => {
    planned = false;
    const sections = [...root.querySelectorAll<HTMLElement>('[data-section]')];
    const names = sections.map(keyOfElement);
    const waiting = sections.filter(({ dataset }) => dataset.state === 'loading').map(keyOfElement);
    const page = root.querySelector<HTMLElement>('[data-variant]')?.dataset.variant ?? '';
    const now = JSON.stringify([page, names, waiting]);
    if (now !== before) tell(page, names, waiting);
    before = now;
  };
  new MutationObserver(() => {
    if (planned) return;
    planned = true;
    requestAnimationFrame(look);
  }).observe(root, { childList: true, subtree: true, attributeFilter: ['data-state'] });
};
