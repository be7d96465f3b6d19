import { fromListForm } from '#schemas/wire/wire-forms.ts';
import type { PageFacts } from '../page-facts.ts';
import type { ClassicVariant } from '../variants.ts';

export type LiveLayout = PageFacts<ClassicVariant>[ClassicVariant];

/** The nodes that were put live of a page; undefined where the shipped layout is all, or nothing is known. */
export const listedNodes = (live: LiveLayout): readonly unknown[] | undefined => {
  const given = fromListForm(live?.nodes);
  return Array.isArray(given) ? given : undefined;
};
