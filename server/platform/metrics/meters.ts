export type Measure = { name: string; help: string; labels?: readonly string[] };

type Labels = Readonly<Record<string, string>>;

/** Read when metrics are scraped; undefined where there is no value at the moment. */
type ReadGauge = () => number | undefined | Promise<number | undefined>;

export type Meters = {
  counter: (measure: Measure) => (labels: Labels, n?: number) => void;
  timer: (measure: Measure) => (labels: Labels, ms: number) => void;
  gauge: (measure: Measure, read: ReadGauge) => void;
};

type Runs = {
  name: string;
  help: { count: string; time: string };
  by: string;
};

export const countRuns = (meters: Meters, { name, help, by }: Runs) => {
  const count = meters.counter({
    name: `${name}s_total`,
    help: help.count,
    labels: [by, 'outcome'],
  });
  const took = meters.timer({ name: `${name}_seconds`, help: help.time, labels: [by] });
  return (kind: string, outcome: string, ms: number): void => {
    count({ [by]: kind, outcome });
    took({ [by]: kind }, ms);
  };
};

export const noMeters: Meters = {
  counter: () => () => {},
  timer: () => () => {},
  gauge: () => {},
};
