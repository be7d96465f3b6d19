import type { HomeDocument } from '../../../../schemas/publication/home-document.ts';
import { sectionKey } from '../../../../schemas/publication/section-item.ts';
import { homeRegistry } from '../../../../sections/home-registry.ts';
import { type Explanation, explain } from '../../../engine/explain.ts';
import { configOf } from '../draft-config.ts';

/** Why a section is on the page or not, for a visitor and for a member. */
export type SectionVisibility = { visitor: Explanation; member: Explanation };

type Facts = Pick<HomeDocument, 'sections' | 'memberCard'>;

/** The verdict on every section of the draft, by key. */
export const verdictsOf = (
  { sections, memberCard }: Facts,
  modules: Readonly<Record<string, unknown>>,
): Map<string, SectionVisibility> => {
  const layout = { gated: true, nodes: sections };
  const config = configOf({ sections, memberCard });
  const asked = (member: boolean) =>
    explain(layout, config, { registry: homeRegistry, member, modules });
  const [visitors, members] = [asked(false), asked(true)];
  return new Map(
    sections.flatMap((section, index) => {
      const [visitor, member] = [visitors[index], members[index]];
      return visitor && member ? [[sectionKey(section), { visitor, member }] as const] : [];
    }),
  );
};

export type Visibility = 'all' | 'members' | 'none';

export const visibilityOf = ({ visitor, member }: SectionVisibility): Visibility => {
  if (visitor.shows) return 'all';
  return member.shows ? 'members' : 'none';
};
