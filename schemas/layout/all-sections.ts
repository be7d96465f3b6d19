import { classicSections } from './classic-sections.ts';
import { homeSections, type SectionName, type SectionRow } from './home-sections.ts';

/** Every section that a layout may list. */
export const allSections: Readonly<Record<SectionName, SectionRow>> = {
  ...homeSections,
  ...classicSections,
};
