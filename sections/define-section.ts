import type { ComponentType } from 'react';
import {
  type HomeSectionName,
  homeSections,
  type SectionRow,
} from '#schemas/layout/home-sections.ts';
import type { Data, ReadEndpoint } from '#schemas/wire/define-endpoint.ts';
import type { SectionDefinition, SectionProps } from '#src/engine/section-definition.ts';

export type SectionSpec<N, E extends ReadEndpoint, S> = {
  /** Name in the catalogue, which gives aliases, flag, title field and audience. */
  name: N;
  /** The calls that can feed the section, the first by default; all answer in one shape. */
  sources: readonly E[];
  /** Reserves the height of the real content. */
  Skeleton: ComponentType;
  load: () => Promise<{ default: ComponentType<SectionProps<Data<E>, S>> }>;
};

/** Registers a section: its catalogue row, its calls, its code and the place it takes. */
export const defineSection = <N extends HomeSectionName, S, E extends ReadEndpoint = never>(
  spec: SectionSpec<N, E, S>,
): SectionDefinition & { name: N } => {
  const row: SectionRow = homeSections[spec.name];
  // the engine hands a section only data that passed the schema of one of its own sources, and the
  // build has held every layout's settings against the section's own schema
  return { ...row, ...spec, load: spec.load as SectionDefinition['load'] };
};
