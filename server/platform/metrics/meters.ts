export type Measure = { name: string; help: string; labels?: readonly string[] };

/** The values of a measure's labels: few, and none of them about a person. */
type Labels = Readonly<Record<string, string>>;

/** A value that is asked for while metrics are read; undefined where there is none at the moment. */
type Reading = () => number | undefined | Promise<number | undefined>;

export type Meters = {
  counter: (measure: Measure) => (labels: Labels, n?: number) => void;
  /** Counts how long something took, in ms. */
  timer: (measure: Measure) => (labels: Labels, ms: number) => void;
  gauge: (measure: Measure, read: Reading) => void;
};

/** What is told of something that is done again and again. */
type Runs = {
  /** The beginning of the measures' names, such as `learning_job`. */
  name: string;
  help: { count: string; time: string };
  /** The label that says of what kind one is. */
  by: string;
};

/** Counts what is done by kind and outcome, and by kind how long it took, in ms. */
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

/** Counts nothing. */
export const noMeters: Meters = {
  counter: () => () => {},
  timer: () => () => {},
  gauge: () => {},
};
