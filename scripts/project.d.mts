export declare const root: string;
export declare const filesOf: (places: readonly string[]) => string[];
export declare const fingerprint: (places: readonly string[]) => string;
export declare const inTurns: <Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<void>,
) => Promise<void>;
