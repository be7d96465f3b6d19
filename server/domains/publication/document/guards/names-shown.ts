import { isContainer } from '#schemas/containers.ts';
import type { HomeSectionName } from '#schemas/home-sections.ts';
import type { Section } from './standing.ts';

/** The sections that open items show: their own, or those of a group. */
export const namesShown = (sections: readonly Section[]): HomeSectionName[] => {
  const shown = sections
    .filter(({ open }) => open)
    .flatMap(({ name, sections: held = [] }) =>
      isContainer(name) ? held.map((one) => one.name) : [name],
    );
  return [...new Set(shown)];
};
