import { allSections } from '#schemas/layout/all-sections.ts';
import type { SectionName } from '#schemas/layout/home-sections.ts';

// the record's own keys, which `Object.keys` widens to string
export const allSectionNames = Object.keys(allSections) as SectionName[];
