import { isRecord } from './is-record.ts';

/**
 * The version of home documents. 1: names of sections, each once, with switch and title. 2: items that
 * say more than names, groups, and the layouts of the classic pages.
 */
export const DOCUMENT_VERSION = 2;

/** A document of version 1 as one of version 2; anything else as it is. */
export const upgradeDocument = (given: unknown): unknown =>
  isRecord(given) && given.version === undefined
    ? { layouts: {}, ...given, version: DOCUMENT_VERSION }
    : given;

/** What an item of version 1 says. */
const known = ['name', 'open', 'title'];

/**
 * A sound document of version 2 as one of version 1, and what that loses: groups, further items of a
 * section, and whatever else an item says.
 * @internal a test holds the way back, for who has to take up an earlier server
 */
export const downgradeDocument = (
  given: Readonly<Record<string, unknown>> & { sections: readonly object[] },
): { document: Record<string, unknown>; lost: string[] } => {
  const { version: _version, layouts, sections, ...rest } = given;
  const lost: string[] = [];
  const names = new Set<unknown>();
  const kept = sections.flatMap((item, index) => {
    const fields = Object.entries(item);
    const name: unknown = Reflect.get(item, 'name');
    if (names.has(name) || 'sections' in item) {
      lost.push(`sections.${index}`);
      return [];
    }
    names.add(name);
    const more = fields.filter(([field]) => !known.includes(field));
    lost.push(...more.map(([field]) => `sections.${index}.${field}`));
    return [Object.fromEntries(fields.filter(([field]) => known.includes(field)))];
  });
  if (isRecord(layouts)) lost.push(...Object.keys(layouts).map((variant) => `layouts.${variant}`));
  return { document: { ...rest, sections: kept }, lost };
};
