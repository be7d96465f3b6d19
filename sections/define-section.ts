import type { ComponentType } from 'react';
import {
  type HomeSectionName,
  homeSections,
  type SectionRow,
} from '#schemas/layout/home-sections.ts';
import type { Data, ReadEndpoint } from '#schemas/wire/define-endpoint.ts';
import type { SectionDefinition, SectionProps } from '#src/engine/section-definition.ts';

export type SectionSpec<N, E extends ReadEndpoint, S> = {
  /** Name in the catalogue, which has aliases, flag, title field and audience. */
  name: N;
  /** The calls that can feed the section, the default first; all answer in one shape. */
  sources: readonly E[];
  Skeleton: ComponentType;
  load: () => Promise<{ default: ComponentType<SectionProps<Data<E>, S>> }>;
};

/** Registers a section: its catalogue row, calls, code and skeleton. */
export const defineSection = <N extends HomeSectionName, S, E extends ReadEndpoint = never>(
  spec: SectionSpec<N, E, S>,
): SectionDefinition & { name: N } => {
  const row: SectionRow = homeSections[spec.name];
  // the engine passes a section only data that its own sources' schema has checked, and the build has checked
  // every layout's settings against the section's schema
  return { ...row, ...spec, load: spec.load as SectionDefinition['load'] };
};
