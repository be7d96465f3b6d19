/** What is measured: its name in the metrics, and what it says. */
export type Measure = { name: string; help: string; labels?: readonly string[] };

/** The values of a measure's labels: few, and none of them about a person. */
type Labels = Readonly<Record<string, string>>;

/** A value that is asked for while metrics are read; undefined where there is none at the moment. */
type Reading = () => number | undefined | Promise<number | undefined>;

/** Where parts of the server count what they do. */
export type Meters = {
  counter: (measure: Measure) => (labels: Labels, n?: number) => void;
  /** Counts how long something took, in ms. */
  timer: (measure: Measure) => (labels: Labels, ms: number) => void;
  gauge: (measure: Measure, read: Reading) => void;
};

/** Counts nothing. */
export const noMeters: Meters = {
  counter: () => () => {},
  timer: () => () => {},
  gauge: () => {},
};
