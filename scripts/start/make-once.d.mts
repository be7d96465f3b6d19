/** Paths of `folder` and `lock` are absolute, those of `results` below `folder`. */
export declare const makeOnce: (options: {
  folder: string;
  lock: string;
  results?: readonly string[];
  ifStale: boolean;
  readStamp: () => string;
  make: (report: (step: string) => void, keepsParts: boolean) => Promise<void>;
}) => Promise<void>;
