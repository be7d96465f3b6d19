import { desc } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { homeNumbers as endpoint } from '#schemas/measure/desk-endpoints.ts';
import { homeRelease } from '../../../db/tables/publication.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { experimentsOf } from './experiments.ts';
import { type Sums, sumsOf } from './sums.ts';

type Answer = z.output<typeof endpoint.data>;
type Spans = Answer['sections'][number]['spans'];
type Counts = Spans['today'];

const spanNames = ['today', 'week', 'month', 'live', 'before'] as const;

const fieldOf = {
  exposure: 'exposures',
  tap: 'taps',
  more: 'taps',
  swap: undefined,
  fault: 'faults',
} as const satisfies Record<Sums['kind'], keyof Counts | undefined>;

const noCounts = (): Counts => ({ exposures: 0, taps: 0, faults: 0 });
const noSpans = (): Spans => ({
  today: noCounts(),
  week: noCounts(),
  month: noCounts(),
  live: noCounts(),
  before: noCounts(),
});

const addTo = (spans: Spans, row: Sums): void => {
  const field = fieldOf[row.kind];
  if (field) for (const span of spanNames) spans[span][field] += row[span];
};

const gathered = <T extends { spans: Spans }>(
  rows: readonly Sums[],
  make: (row: Sums) => T,
  keyOf: (row: Sums) => string,
): T[] => {
  const found = new Map<string, T>();
  for (const row of rows) {
    const one = found.get(keyOf(row)) ?? make(row);
    found.set(keyOf(row), one);
    addTo(one.spans, row);
  }
  return [...found.values()];
};

const sectionsIn = (rows: readonly Sums[]): Answer['sections'] => {
  const measured = rows.filter(({ home, item }) => home !== '' && item === '');
  const sections = gathered(
    measured,
    // rows without a page were left out
    ({ home, section, id }) => ({ home: home || 'ordered', section, id, spans: noSpans() }),
    ({ home, section, id }) => [home, section, id].join('\n'),
  );
  const faults = rows.filter(({ kind }) => kind === 'fault');
  const known = new Set(sections.map(({ section }) => section));
  const unseen = gathered(
    faults.filter(({ section }) => !known.has(section)),
    ({ section }) => ({ home: 'ordered' as const, section, id: '', spans: noSpans() }),
    ({ section }) => section,
  );
  for (const one of sections)
    for (const row of faults) if (row.section === one.section) addTo(one.spans, row);
  return [...sections, ...unseen];
};

const headOf = (release: { id: number; at: Date } | undefined) =>
  release ? { id: release.id, at: release.at.getTime() } : null;

/** Counts of the last second may be missing. */
export const homeNumbers: Verb<typeof endpoint> = async ({ db, now }) => {
  const { id, at, document } = homeRelease;
  const [live, before] = await db
    .select({ id, at, document })
    .from(homeRelease)
    .orderBy(desc(id))
    .limit(2);
  const rows = await sumsOf(db, { now, live: live?.id ?? 0, before: before?.id ?? -1 });
  return {
    live: headOf(live),
    before: headOf(before),
    sections: sectionsIn(rows),
    banners: gathered(
      rows.filter(({ item }) => item !== ''),
      ({ item }) => ({ key: item, spans: noSpans() }),
      ({ item }) => item,
    ),
    experiments: live ? experimentsOf(live.document, rows) : [],
  };
};
