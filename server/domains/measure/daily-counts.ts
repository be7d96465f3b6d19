import type { Measure, MeasureReport } from '#schemas/measure/endpoints.ts';
import { OTHER_SECTION } from '#schemas/measure/fields.ts';

export type DailyCount = Measure & { day: string; home: MeasureReport['home'] };

const keyOf = ({ day, home, section, id, position, variant, kind }: DailyCount): string =>
  [day, home, section, id, position, variant, kind].join('\n');

/** Under 其他, only the page and the kind are kept apart. */
export const asOther = (one: DailyCount): DailyCount => ({
  ...one,
  section: OTHER_SECTION,
  id: '',
  position: 0,
  variant: '',
});

/** Counts in memory: equal things are one, and beyond `most` different things new ones count as 其他. */
export const createCounts = (most: number) => {
  const held = new Map<string, DailyCount>();
  const add = (one: DailyCount): void => {
    const known = held.get(keyOf(one));
    if (known) known.count += one.count;
    else if (held.size < most || one.section === OTHER_SECTION) held.set(keyOf(one), { ...one });
    else add(asOther(one));
  };
  return { add, size: () => held.size, all: () => [...held.values()] };
};
