import type { ComponentType } from 'react';
import type { Data, Endpoint } from '../schemas/define-endpoint.ts';
import { homeSections, type SectionName, type SectionRow } from '../schemas/home-sections.ts';
import type { SectionDefinition, SectionProps } from '../src/engine/section-definition.ts';

type Spec<N extends SectionName, E extends Endpoint> = {
  /** Name in the catalogue, which gives aliases, flag, title field and audience. */
  name: N;
  /** The calls it can be fed from, the first by default; all answer in one shape. */
  sources: readonly E[];
  /** Reserves the height of the real content. */
  Skeleton: ComponentType;
  load: () => Promise<{ default: ComponentType<SectionProps<Data<E>>> }>;
};

/** Registers a section: its catalogue row, its calls, its code and the place it takes. */
export const defineSection = <N extends SectionName, E extends Endpoint = never>(
  spec: Spec<N, E>,
): SectionDefinition & { name: N } => {
  const row: SectionRow = homeSections[spec.name];
  // the engine hands a section only data that passed the schema of one of its own sources
  return { ...row, ...spec, load: spec.load as SectionDefinition['load'] };
};
