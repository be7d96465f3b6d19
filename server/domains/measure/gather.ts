import type { FastifyInstance } from 'fastify';
import { allSections } from '#schemas/layout/all-sections.ts';
import { isContainer } from '#schemas/layout/containers.ts';
import type { MeasureReport } from '#schemas/measure/endpoints.ts';
import type { Database } from '../../db/database.ts';
import { chinaDate } from '../../platform/time/china-time.ts';
import { SECOND } from '../../platform/time/durations.ts';
import { asOther, createCounts } from './daily-counts.ts';
import { createStore } from './store.ts';

/** How long counts stay in memory, in ms: what a killed server loses. */
const GATHER = SECOND;
/** The most different counts in memory; a home page has some hundred. */
const MOST_GATHERED = 20_000;
const MOST_ROWS = 50_000;

const isKnown = (name: string): boolean => Object.hasOwn(allSections, name) || isContainer(name);

type Server = {
  app: FastifyInstance;
  db: Database;
  /** In ms. */
  clock: () => number;
};

type Bounds = { gathered?: number; rows?: number };

/**
 * Gathers what phones measured and stores it once a second, and when the server stops. A day is the server's
 * own; unknown sections count as 其他. What cannot be stored is tried again.
 */
export const gatherMeasures = (
  { app, db, clock }: Server,
  { gathered = MOST_GATHERED, rows = MOST_ROWS }: Bounds = {},
) => {
  const store = createStore(rows);
  let counts = createCounts(gathered);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let storing = Promise.resolve();
  let failing = false;
  let warnedDay = '';

  const defer = (): void => {
    timer ??= setTimeout(() => void flush(), GATHER);
  };

  const write = async (): Promise<void> => {
    const taken = counts.all();
    if (taken.length === 0) return;
    counts = createCounts(gathered);
    try {
      const [beyond] = await store(db, taken);
      failing = false;
      if (beyond === undefined || beyond === warnedDay) return;
      warnedDay = beyond;
      app.log.warn({ day: beyond, rows }, 'more is measured than a day may hold');
    } catch (error) {
      if (!failing) app.log.error({ err: error }, 'measures not stored');
      failing = true;
      for (const one of taken) counts.add(one);
      defer();
    }
  };

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    storing = storing.then(write);
    return storing;
  };

  app.addHook('onClose', async () => {
    await flush();
    clearTimeout(timer);
  });

  const add = ({ home, entries }: MeasureReport): void => {
    const day = chinaDate(clock());
    for (const entry of entries) {
      const one = { ...entry, day, home };
      counts.add(isKnown(one.section) ? one : asOther(one));
    }
    if (counts.size() > 0) defer();
  };
  return { add, flush };
};
