import { type SectionName, sectionNames } from '../../../schemas/home-sections.ts';
import { registry } from '../../../sections/registry.ts';
import { samples } from '../../../sections/samples.ts';
import { resolve, shownSections } from '../../../src/engine/resolve.ts';
import { SectionView } from '../../../src/engine/section-view.tsx';
import { validate } from '../../../src/engine/validate.ts';
import { mount } from '../mount.tsx';

/** A sample's payload as the section's own call reads it. */
const read = (name: SectionName, payload: unknown): unknown => {
  const [endpoint] = registry[name].sources;
  const validated = endpoint && validate(endpoint, payload);
  if (!validated?.fits) throw new Error(`the payload does not fit ${name}`);
  return validated.data;
};

/** Mounts a section with a payload as the wire has it (its sample 常规 without one). */
export const showSection = async (name: SectionName, payload: unknown = samples[name].常规) => {
  const context = { registry, member: true, modules: {} };
  const [section] = shownSections(
    resolve({ gated: false, nodes: [{ section: name }] }, null, context),
  );
  if (!section) throw new Error(`${name} is not one of ${sectionNames.join(', ')}`);
  const module = await section.definition.load();
  const { host } = await mount(
    <SectionView section={section} module={module} data={read(name, payload)} />,
  );
  const addresses = (selector: string) =>
    [...host.querySelectorAll(selector)].map((anchor) => anchor.getAttribute('href'));
  return {
    host,
    /** Addresses of the section's cards, in order. */
    cards: () => addresses('li a'),
    /** Address behind “更多”. */
    more: () => addresses('a[aria-label^="更多"]'),
    words: () => host.textContent ?? '',
    foot: () => host.querySelector('button'),
  };
};
