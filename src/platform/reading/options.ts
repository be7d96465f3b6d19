/** How a value or a list is read; the same for both. */
export type ReadOptions = {
  /**
   * A value is read by whoever shows it and nothing from before is shown: for what a form begins
   * with or has changed. A list that is come back to shows what it held and reads it anew, then and
   * whenever the page is seen again.
   */
  fresh?: boolean;
  /** false: nothing is asked for yet. */
  when?: boolean;
};

export type CallOptions = ReadOptions & {
  /** Reads a value anew this often, in ms. */
  every?: number;
};
