export type Scenario = {
  /** Whether somebody is logged in. */
  member?: boolean;
  /** Before each answer, in ms; later calls wait longer, as on a slow network. */
  delay?: number;
  fails?: (path: string) => boolean;
  /** Calls that are refused, by path, with the back end's own words. */
  refusals?: Readonly<Record<string, { code: number; msg: string }>>;
  /** Data in place of the everyday answer, by path. */
  answers?: Readonly<Record<string, unknown>>;
};
