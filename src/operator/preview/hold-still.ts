import { keyOfElement, sectionAround } from '../publication/section-element.ts';

/** Stops the preview's links, forms and routes, and reports taps on sections. */
export const holdStill = (onSection: (key: string) => void): void => {
  history.pushState = () => undefined;
  history.replaceState = () => undefined;
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const section = sectionAround(target);
    if (section) onSection(keyOfElement(section));
    if (!target?.closest('a')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
};
