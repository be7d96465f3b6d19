export type Scenario = {
  member?: boolean;
  /** The delay of answers in milliseconds; it grows with each call, as on a slow network. */
  delay?: number;
  fails?: (path: string) => boolean;
  /** Refused calls by path, with the back end's message. */
  refusals?: Readonly<Record<string, { code: number; msg: string }>>;
  /** Data in place of the sample, by path. */
  answers?: Readonly<Record<string, unknown>>;
};
