import type { SectionName } from '#schemas/layout/home-sections.ts';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import { registry } from '#sections/registry.ts';
import type { Registry, SectionDefinition } from '#src/engine/section-definition.ts';
import { sampleByPath } from '../back-end/every-sample.ts';
import { wrapping } from '../schema/blank.ts';
import { listPath, readList, withList } from '../schema/list-path.ts';
import { outlineOf } from '../schema/outline.ts';

type SectionSamples = Readonly<{ 常规: unknown } & Record<string, unknown>>;

const definitions: Registry = registry;

const samplesOf = ({ sources: [first] }: SectionDefinition): SectionSamples => {
  const sample = first && sampleByPath.get(first.path);
  return { 常规: sample?.tidy, ...sample?.states };
};

/** Answers of each section's first call by Chinese label; 常规 is an everyday full page. */
export const samples = Object.fromEntries(
  Object.entries(definitions).map(([name, definition]) => [name, samplesOf(definition)]),
  // the registry's own names, which `Object.fromEntries` widens
) as Readonly<Record<SectionName, SectionSamples>>;

const bySection: Readonly<Record<string, SectionSamples>> = samples;

/** A section's payload by its label; undefined where it has no such sample. */
export const sectionSample = (section: string, label: string): unknown =>
  bySection[section]?.[label];

export const everydaySample = (section: string): unknown => sectionSample(section, '常规');

/**
 * A section's sample as one of its calls would answer it: calls that feed one section hold the same
 * rows, each in its own wrapping.
 */
export const sampleFor = (section: string, label: string, endpoint: Endpoint): unknown => {
  const sample = sectionSample(section, label);
  const [first] = definitions[section]?.sources ?? [];
  if (!first || first.path === endpoint.path) return sample;
  const outline = outlineOf(endpoint.data);
  const [from, to] = [listPath(outlineOf(first.data)), listPath(outline)];
  if (!from || !to) return sample;
  return withList(wrapping(outline), to.path, readList(sample, from.path));
};
