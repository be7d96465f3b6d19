import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { ANSWER_LIMIT, inTime } from '../../db/connections/line.ts';
import { oneAtATime } from '../limits/one-at-a-time.ts';
import { SECOND } from '../time/durations.ts';
import type { Measure, Meters } from './meters.ts';

/** In seconds; few, since each one is a series of every endpoint. */
const BUCKETS = [0.01, 0.05, 0.25, 1, 5];

export type Metrics = {
  meters: Meters;
  contentType: string;
  /** All that was counted, as text; what cannot be read within a second is left out. */
  read: () => Promise<string>;
};

const metersOf = (registry: Registry): Meters => {
  const options = ({ name, help, labels = [] }: Measure) => ({
    ...{ name, help, labelNames: labels, registers: [registry] },
  });
  return {
    counter: (measure) => {
      const counter = new Counter(options(measure));
      return (labels, n = 1) => counter.inc(labels, n);
    },
    timer: (measure) => {
      const histogram = new Histogram({ ...options(measure), buckets: BUCKETS });
      return (labels, ms) => histogram.observe(labels, ms / SECOND);
    },
    gauge: (measure, read) => {
      const gauge = new Gauge({
        ...options(measure),
        collect: async () => {
          const reading = Promise.resolve().then(read);
          const value = await inTime(ANSWER_LIMIT, reading).catch(() => undefined);
          if (value === undefined) gauge.remove();
          else gauge.set(value);
        },
      });
    },
  };
};

export const openMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    meters: metersOf(registry),
    contentType: registry.contentType,
    read: oneAtATime(() => registry.metrics()),
  };
};
