import { type ClassicSectionName, classicSections } from '#schemas/layout/classic-sections.ts';
import type { SectionRow } from '#schemas/layout/home-sections.ts';
import type { ReadEndpoint } from '#schemas/wire/define-endpoint.ts';
import type { SectionDefinition } from '#src/engine/section-definition.ts';
import type { SectionSpec } from './define-section.ts';

/** Registers a section of the classic variants only. */
export const defineClassicSection = <
  N extends ClassicSectionName,
  S,
  E extends ReadEndpoint = never,
>(
  spec: SectionSpec<N, E, S>,
): SectionDefinition & { name: N } => {
  const row: SectionRow = classicSections[spec.name];
  // `defineSection` says why this cast is safe
  return { ...row, ...spec, load: spec.load as SectionDefinition['load'] };
};

/** Adds sources, which answer in the same shape as the section's own. */
export const fedAlsoFrom = <D extends SectionDefinition>(
  definition: D,
  ...sources: readonly ReadEndpoint[]
): D => ({ ...definition, sources: [...definition.sources, ...sources] });
