export type ReadOptions = {
  /**
   * Every component that shows a value reads it again, and shows no older answer: for values that a form
   * starts from or has changed. A list shows its old rows on the way back, and reads them again then and
   * whenever the page becomes visible.
   */
  fresh?: boolean;
  /** false: makes no call yet. */
  when?: boolean;
};

export type CallOptions<D = unknown> = ReadOptions & {
  /** Interval in ms at which the value is read again. */
  every?: number;
  /** false: does not read the value again when the network or the window comes back. */
  reconnect?: boolean;
  /** Called with every answer of the server, before it is shown. */
  onAnswer?: (data: D) => void;
};
