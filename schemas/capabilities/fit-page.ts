import { allSections } from '../layout/all-sections.ts';
import { containers, isContainer } from '../layout/containers.ts';
import type { Capabilities } from './capabilities.ts';
import { fitItem } from './fit-item.ts';

/**
 * The first engine that drew groups and items with more than a name.
 * @internal the workshop shows older engines
 */
export const ITEMS = 2;

const rows = { ...allSections, ...containers };

type Item = { readonly name?: unknown; readonly sections?: unknown; readonly when?: unknown };

/** Receives the reason, in Chinese, why an app gets an item changed or not at all. */
type Tell<T> = (item: T, reason: string) => void;

const nameOf = ({ name }: Item): string => (typeof name === 'string' ? name : '');

const namesOnly = (items: readonly Item[], tell: Tell<Item>): Item[] => {
  const ungrouped = items.flatMap((item): readonly Item[] => {
    if (!isContainer(item.name)) return [item];
    tell(item, '这个应用不认识组，组里的区块直接排在这里');
    return Array.isArray(item.sections) ? item.sections : [];
  });
  const names = new Set<string>();
  return ungrouped.filter((item) => {
    if (item.when !== undefined) {
      tell(item, '条件要由手机判断，这个应用不会，因此不发给它');
      return false;
    }
    const name = nameOf(item);
    if (names.has(name)) tell(item, '这个应用每种区块只显示一次，前面已经有了');
    const isFirst = !names.has(name);
    names.add(name);
    return isFirst;
  });
};

/**
 * The items of a page that an app can draw. An app with an engine before `ITEMS` gets the sections of a group in
 * the group's place, no items with conditions, and each section once. Answers the same array where nothing changes.
 */
export const fitPage = <T extends object>(
  items: T[],
  capabilities: Capabilities,
  tell: Tell<T> = () => undefined,
): T[] => {
  // `tell` is only called with items of the page
  const tellItem = tell as Tell<Item>;
  const drawn = (item: Item): Item[] => {
    const section = nameOf(item);
    const fit = fitItem({ section, engine: isContainer(section) ? ITEMS : 1 }, capabilities, rows);
    // the app itself reports an unknown name
    if (fit.fit === 'keep' || !Object.hasOwn(rows, section)) return [item];
    tellItem(item, fit.reason);
    return fit.fit === 'replace' ? [{ ...item, name: fit.section }] : [];
  };
  const known = capabilities.engine < ITEMS ? namesOnly(items, tellItem) : items;
  const fitting = known.flatMap(drawn);
  const asIs = fitting.length === items.length && fitting.every((item, at) => item === items[at]);
  // each item is the page's own or a copy with another name
  return asIs ? items : (fitting as T[]);
};
