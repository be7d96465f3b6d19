import type { HomeSectionName } from '../../../../schemas/home-sections.ts';
import type { HomeDocument } from '../../../../schemas/publication/home-document.ts';
import { homeRegistry } from '../../../../sections/home-registry.ts';
import { type Explanation, explain } from '../../../engine/explain.ts';
import { configOf } from '../draft-config.ts';

/** Why a section is on the page or not, for a visitor and for a member. */
export type SectionVisibility = { visitor: Explanation; member: Explanation };

type Facts = Pick<HomeDocument, 'sections' | 'memberCard'>;

/** The verdict on every section of the draft, by name. */
export const verdictsOf = (
  { sections, memberCard }: Facts,
  modules: Readonly<Record<string, unknown>>,
): Map<HomeSectionName, SectionVisibility> => {
  const layout = { gated: true, nodes: sections.map(({ name }) => ({ name })) };
  const config = configOf({ sections, memberCard });
  const asked = (member: boolean) =>
    explain(layout, config, { registry: homeRegistry, member, modules });
  const [visitors, members] = [asked(false), asked(true)];
  return new Map(
    sections.flatMap(({ name }, index) => {
      const [visitor, member] = [visitors[index], members[index]];
      return visitor && member ? [[name, { visitor, member }] as const] : [];
    }),
  );
};

export type Visibility = 'all' | 'members' | 'none';

export const visibilityOf = ({ visitor, member }: SectionVisibility): Visibility => {
  if (visitor.shows) return 'all';
  return member.shows ? 'members' : 'none';
};
