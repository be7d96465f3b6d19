export type ReadOptions = {
  /**
   * A value is read anew by every component that shows it, and no older answer is shown: for what a
   * form begins with or has changed. A list shows its old rows on the way back, and reads them
   * again then and whenever the page becomes visible.
   */
  fresh?: boolean;
  /** false: makes no call yet. */
  when?: boolean;
};

export type CallOptions<D = unknown> = ReadOptions & {
  /** Reads the value again at this interval, in ms. */
  every?: number;
  /** false: does not read the value again by itself, online again or back in the window. */
  reconnect?: boolean;
  /** Called with every answer of the server, before it is shown. */
  onAnswer?: (data: D) => void;
};
