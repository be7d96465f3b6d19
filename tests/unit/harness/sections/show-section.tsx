import type { SectionName } from '#schemas/layout/home-sections.ts';
import type { LayoutNode } from '#schemas/layout/layout.ts';
import { registry } from '#sections/registry.ts';
import { resolve, type ShownSection, shownSections } from '#src/engine/resolve.ts';
import { SectionView } from '#src/engine/section-view.tsx';
import { validate } from '#src/engine/validate.ts';
import { samples } from '#stories/sections/section-samples.ts';
import { allSectionNames } from '../../../harness/all-section-names.ts';
import { mount } from '../mount.tsx';

/** A payload as the section's call reads it; nothing where it makes none. */
const read = ({ definition, source }: ShownSection, payload: unknown): unknown => {
  if (!source) return undefined;
  const validated = validate(source.endpoint, payload);
  if (!validated.fits) throw new Error(`the payload does not fit ${definition.name}`);
  return validated.data;
};

/**
 * Mounts a section with a payload as the wire has it (its sample 常规 without one), as a layout's
 * node lists it.
 */
export const showSection = async (
  name: SectionName,
  payload: unknown = samples[name].常规,
  node: Partial<LayoutNode> = {},
) => {
  const context = { registry, member: true, modules: { liveModule: true, coupons: true } };
  const [section] = shownSections(
    resolve({ gated: false, nodes: [{ ...node, name }] }, null, context),
  );
  if (!section) throw new Error(`${name} is not one of ${allSectionNames.join(', ')}`);
  const module = await section.definition.load();
  const viewOf = (answered: unknown) => (
    <SectionView section={section} module={module} data={read(section, answered)} />
  );
  const { host, render } = await mount(viewOf(payload));
  const addresses = (selector: string) =>
    [...host.querySelectorAll(selector)].map((anchor) => anchor.getAttribute('href'));
  return {
    host,
    /** A later payload takes the place of the shown one. */
    answer: (later: unknown) => render(viewOf(later)),
    cards: () => addresses('li a'),
    /** Address behind “更多”. */
    more: () => addresses('a[aria-label^="更多"]'),
    words: () => host.textContent ?? '',
    foot: () => host.querySelector('button'),
  };
};
