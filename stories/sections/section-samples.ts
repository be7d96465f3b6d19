import type { Endpoint } from '#schemas/define-endpoint.ts';
import type { SectionSamples } from '#sections/define-samples.ts';
import { registry } from '#sections/registry.ts';
import { samples } from '#sections/samples.ts';
import type { Registry } from '#src/engine/section-definition.ts';
import { wrapping } from '../schema/blank.ts';
import { listPlace, readList, withList } from '../schema/list-place.ts';
import { outlineOf } from '../schema/outline.ts';

const definitions: Registry = registry;

const bySection: Readonly<Record<string, SectionSamples>> = samples;

/** A section's payload by its label; undefined where it has no such sample. */
export const sampleOf = (section: string, label: string): unknown => {
  const all: Readonly<Record<string, unknown>> = bySection[section] ?? {};
  return all[label];
};

/** What a section's call answers on an everyday page. */
export const everydaySample = (section: string): unknown => sampleOf(section, '常规');

/**
 * A section's sample as one of its calls would answer it: calls that feed one section hold the same
 * rows, each in its own wrapping.
 */
export const sampleFor = (section: string, label: string, endpoint: Endpoint): unknown => {
  const sample = sampleOf(section, label);
  const [first] = definitions[section]?.sources ?? [];
  if (!first || first.path === endpoint.path) return sample;
  const outline = outlineOf(endpoint.data);
  const [from, to] = [listPlace(outlineOf(first.data)), listPlace(outline)];
  if (!from || !to) return sample;
  return withList(wrapping(outline), to.path, readList(sample, from.path));
};
