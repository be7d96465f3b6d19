import type { ShownSection } from '#src/engine/resolve.ts';
import { type Outline, outlineOf } from '../schema/outline.ts';
import { type Args, applyArgs, argsOf, controlsOf } from '../schema/sample-form.ts';
import { sampleFor, sectionSample } from './section-samples.ts';
import { settingControls } from './setting-controls.ts';

const TITLE = 'title';

const outlineOfSource = ({ source }: ShownSection): Outline | undefined =>
  source && outlineOf(source.endpoint.data);

const payloadOf = ({ definition, source }: ShownSection, label: string): unknown =>
  source
    ? sampleFor(definition.name, label, source.endpoint)
    : sectionSample(definition.name, label);

/** A section's title may stand in its own data, as it does where that data is the system config. */
const titleFrom = ({ definition, title }: ShownSection, payload: unknown): string => {
  const { titleField } = definition;
  if (!titleField || typeof payload !== 'object' || payload === null) return title;
  const fieldValue = new Map(Object.entries(payload)).get(titleField);
  return typeof fieldValue === 'string' && fieldValue ? fieldValue : title;
};

export const sectionControls = (section: ShownSection) => {
  const outline = outlineOfSource(section);
  return {
    [TITLE]: { name: '区块标题', control: { type: 'text' as const }, table: { category: '区块' } },
    ...(outline ? controlsOf(outline, payloadOf(section, '常规')) : {}),
    ...settingControls(section.definition.name),
  };
};

/** What the controls begin with. */
export const sectionArgs = (section: ShownSection, label: string): Args => {
  const outline = outlineOfSource(section);
  const payload = payloadOf(section, label);
  return {
    [TITLE]: titleFrom(section, payload),
    ...(outline ? argsOf(outline, payload) : {}),
  };
};

export const titleIn = (args: Args, fallback: string): string =>
  typeof args[TITLE] === 'string' && args[TITLE] ? args[TITLE] : fallback;

/** The sample as the controls have changed it. */
export const payloadIn = (section: ShownSection, label: string, args: Args): unknown => {
  const outline = outlineOfSource(section);
  const payload = payloadOf(section, label);
  return outline ? applyArgs(outline, payload, args) : payload;
};
