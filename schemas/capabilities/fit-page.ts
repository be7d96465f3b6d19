import { allSections } from '../layout/all-sections.ts';
import { containers, isContainer } from '../layout/containers.ts';
import type { Capabilities } from './capabilities.ts';
import { fitItem } from './fit-item.ts';

/**
 * The engine that first drew items which say more than a name, and groups.
 * @internal the workshop shows older ones
 */
export const ITEMS = 2;

const rows = { ...allSections, ...containers };

type Item = { readonly name?: unknown; readonly sections?: unknown; readonly when?: unknown };

/** Hears why an item comes otherwise than the page has it, in Chinese. */
type Tell<T> = (item: T, reason: string) => void;

const nameOf = ({ name }: Item): string => (typeof name === 'string' ? name : '');

/** What an app from before items of more than a name gets of them. */
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
 * The items of a page as an app draws them. An app from before items of more than a name gets what groups
 * hold in their place, nothing that hangs on what the phone would have to judge, and each section once.
 * The same value where the app draws all as it is.
 */
export const fitPage = <T extends object>(
  items: T[],
  capabilities: Capabilities,
  tell: Tell<T> = () => undefined,
): T[] => {
  // what is told of, and what is kept, are items of the page
  const tellItem = tell as Tell<Item>;
  const drawn = (item: Item): Item[] => {
    const section = nameOf(item);
    const fit = fitItem({ section, engine: isContainer(section) ? ITEMS : 1 }, capabilities, rows);
    // an unknown name is the app's to tell
    if (fit.fit === 'keep' || !Object.hasOwn(rows, section)) return [item];
    tellItem(item, fit.reason);
    return fit.fit === 'replace' ? [{ ...item, name: fit.section }] : [];
  };
  const known = capabilities.engine < ITEMS ? namesOnly(items, tellItem) : items;
  const fitting = known.flatMap(drawn);
  const asIs = fitting.length === items.length && fitting.every((item, at) => item === items[at]);
  // items are kept, or have another name
  return asIs ? items : (fitting as T[]);
};
