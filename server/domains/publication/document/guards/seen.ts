import { isContainer } from '#schemas/layout/containers.ts';
import type { HomeSectionName } from '#schemas/layout/home-sections.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { rowOf } from '#schemas/publication/section-item.ts';
import { type Asker, askers, mayHold, turnsOf } from '#schemas/when/may-hold.ts';
import type { When } from '#schemas/when/when.ts';

export type Section = HomeDocument['sections'][number];
type Held = NonNullable<Section['sections']>[number];
type Shown = Pick<Section, 'name' | 'when'> & { sections?: readonly Held[] | undefined };

export type Contents = { items: ReadonlyMap<string, number>; liveModule: boolean };

export const somethingEverywhere: Contents = { items: new Map(), liveModule: true };

/** undefined for a section whose contents are in a list. */
const ownContents = (
  { banners, icons }: HomeDocument,
  name: Section['name'],
): boolean | undefined => {
  if (name === '轮播图') return banners.some(({ slot }) => slot === 'ordered');
  if (name === '导航栏') return icons.length > 0;
  return name === '搜索框' || name === '会员卡提示' ? true : undefined;
};

export const isEmpty = (
  document: HomeDocument,
  { name, sections = [] }: Shown,
  contents: Contents,
): boolean => {
  if (isContainer(name)) return sections.every((held) => isEmpty(document, held, contents));
  return !(ownContents(document, name) ?? contents.items.get(name) !== 0);
};

const isCertain = (document: HomeDocument, { name, sections = [] }: Shown): boolean =>
  isContainer(name)
    ? sections.some((held) => isCertain(document, held))
    : ownContents(document, name) === true;

const meets = (when: When | undefined, asker: Asker, now: number): boolean =>
  !when || mayHold(when, asker, now);

type Seen = { document: HomeDocument; now: number; contents: Contents };

const isSeen = (shown: Shown, asker: Asker, seen: Seen): boolean => {
  const { audience, module } = rowOf(shown.name);
  if (audience === 'members' && asker === 'visitor') return false;
  if (module === 'liveModule' && !seen.contents.liveModule) return false;
  if (!meets(shown.when, asker, seen.now) || isEmpty(seen.document, shown, seen.contents))
    return false;
  return !isContainer(shown.name) || !!shown.sections?.some((held) => isSeen(held, asker, seen));
};

export const openIn = ({ sections }: HomeDocument): Section[] =>
  sections.filter(({ open }) => open);

export const blindTo = (document: HomeDocument, now: number, contents: Contents): Asker[] =>
  askers.filter(
    (asker) =>
      !openIn(document).some((section) => isSeen(section, asker, { document, now, contents })),
  );

/** Whether everybody sees something for certain, without counting contents. */
export const isSurelySeen = (document: HomeDocument, now: number): boolean => {
  const certain = openIn(document).filter((section) => isCertain(document, section));
  return blindTo({ ...document, sections: certain }, now, somethingEverywhere).length === 0;
};

/** `over`: the condition held before; `to-come`: it will hold; `never`: neither. */
export type Unmet = 'over' | 'to-come' | 'never';

const audienceOf = ({ name }: Shown): readonly Asker[] =>
  rowOf(name).audience === 'members' ? ['member'] : askers;

/** Why nobody sees a section, by its condition; undefined where somebody does. */
export const unmetBy = (shown: Shown, now: number): Unmet | undefined => {
  const { when } = shown;
  if (!when) return undefined;
  const holdsAt = (moment: number) =>
    audienceOf(shown).some((asker) => mayHold(when, asker, moment));
  if (holdsAt(now)) return undefined;
  const turns = turnsOf(when);
  if (turns.some((moment) => moment > now && holdsAt(moment))) return 'to-come';
  // a condition may hold only before or only after a turn
  const earlier = turns.flatMap((moment) => [moment, moment - 1]);
  return earlier.some((moment) => moment < now && holdsAt(moment)) ? 'over' : 'never';
};

export const isUnmetThroughout = (nodes: readonly Pick<Shown, 'when'>[], now: number): Asker[] =>
  askers.filter((asker) => !nodes.some(({ when }) => meets(when, asker, now)));

export const namesShown = (sections: readonly Section[]): HomeSectionName[] => {
  const shown = sections
    .filter(({ open }) => open)
    .flatMap(({ name, sections: held = [] }) =>
      isContainer(name) ? held.map((one) => one.name) : [name],
    );
  return [...new Set(shown)];
};
