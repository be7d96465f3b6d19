import { enclosingSection } from '../../publication/section-element.ts';

/** The sections of the page itself, without those in groups, in order. */
export const pageSections = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-section]')].filter(
    (section) => enclosingSection(section) === section,
  );
