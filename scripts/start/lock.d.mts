export declare const hold: (folder: string, waits?: (pid: number) => void) => Promise<() => void>;
export declare const isAbandoned: (folder: string) => Promise<boolean>;
