import { classicSections } from './classic-sections.ts';
import { homeSections, type SectionName, type SectionRow } from './home-sections.ts';

export const allSections: Readonly<Record<SectionName, SectionRow>> = {
  ...homeSections,
  ...classicSections,
};
