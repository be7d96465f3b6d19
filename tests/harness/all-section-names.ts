import { allSections } from '#schemas/all-sections.ts';
import type { SectionName } from '#schemas/home-sections.ts';

// the record's own keys, which `Object.keys` widens to string
export const allSectionNames = Object.keys(allSections) as SectionName[];
