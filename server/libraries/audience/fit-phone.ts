import type { IncomingHttpHeaders } from 'node:http';
import { allSections } from '../../../schemas/all-sections.ts';
import { readCapabilities } from '../../../schemas/capabilities/capabilities.ts';
import { DRAWS_HEADER } from '../../../schemas/capabilities/draws.ts';
import { fitItem } from '../../../schemas/capabilities/fit-item.ts';
import { containers, isContainer } from '../../../schemas/containers.ts';

/** The engine that first drew items which say more than a name, and groups. */
const ITEMS = 2;

const rows = { ...allSections, ...containers };

type Item = { readonly name?: unknown; readonly sections?: unknown; readonly when?: unknown };

const nameOf = ({ name }: Item): string => (typeof name === 'string' ? name : '');

/** What stands for a group in an app that knows none: what it holds. */
const ungrouped = (item: Item): readonly Item[] => {
  if (!isContainer(item.name)) return [item];
  return Array.isArray(item.sections) ? item.sections : [];
};

const unlessOpen = ({ when }: Item): boolean => when === undefined;

/** Whether an item is the first of its section. */
const isFirst = (item: Item, index: number, items: readonly Item[]): boolean =>
  items.findIndex((other) => nameOf(other) === nameOf(item)) === index;

/**
 * The items of a page as an app draws them by what it tells in its header. An app from before items of
 * more than a name gets what groups hold in their place, nothing that hangs on what the phone would
 * have to judge, and each section once. The same value where the app draws all as it is.
 */
export const fitForPhone = <T extends object>(items: T[], headers: IncomingHttpHeaders): T[] => {
  const capabilities = readCapabilities(headers[DRAWS_HEADER]);
  const drawn = (item: Item): Item[] => {
    const section = nameOf(item);
    const fit = fitItem({ section, engine: isContainer(section) ? ITEMS : 1 }, capabilities, rows);
    if (fit.fit === 'replace') return [{ ...item, name: fit.section }];
    // an unknown name is the app's to tell
    return fit.fit === 'keep' || !Object.hasOwn(rows, section) ? [item] : [];
  };
  const known =
    capabilities.engine < ITEMS
      ? items.flatMap(ungrouped).filter(unlessOpen).filter(isFirst)
      : items;
  const fitting = known.flatMap(drawn);
  const asIs = fitting.length === items.length && fitting.every((item, at) => item === items[at]);
  // items are kept, or have another name
  return asIs ? items : (fitting as T[]);
};
