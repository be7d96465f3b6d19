export declare const root: string;
export declare const filesOf: (paths: readonly string[]) => string[];
export declare const fingerprint: (paths: readonly string[]) => string;
export declare const inTurns: <Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<void>,
) => Promise<void>;
