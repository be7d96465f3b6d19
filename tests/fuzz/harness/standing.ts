import { normalName, sectionNames } from '#schemas/layout/home-sections.ts';
import { isOpen, saysNothing } from '#schemas/layout/item-fields.ts';
import { settleWhen, type WhenFacts } from '#schemas/when/judge-when.ts';
import { readWhen } from '#schemas/when/read-when.ts';
import { registry } from '#sections/registry.ts';
import { containerRegistry } from '#src/home/document/containers.tsx';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const spellings = new Set(
  [...sectionNames.map((name) => registry[name]), ...Object.values(containerRegistry)].flatMap(
    ({ name, aliases }) => [name, ...aliases].map(normalName),
  ),
);

export const isNamed = (name: unknown): boolean =>
  typeof name === 'string' && spellings.has(normalName(name));

/** Whether the item stands by its switch and condition, as far as they are read: of an unknown name they are not. */
export const stands = (item: unknown, facts: WhenFacts): boolean => {
  if (!isRecord(item) || !isNamed(item.name)) return true;
  if (!isOpen(item.open)) return false;
  if (saysNothing('when', item.when)) return true;
  const read = readWhen(item.when);
  return 'when' in read && settleWhen(read.when, facts).holds;
};
