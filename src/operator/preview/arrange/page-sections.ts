import { enclosingSection } from '../../publication/section-element.ts';

/** The sections that stand on the page themselves, in order. */
export const pageSections = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-section]')].filter(
    (section) => enclosingSection(section) === section,
  );
