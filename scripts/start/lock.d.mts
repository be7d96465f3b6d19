export declare const hold: (folder: string, waits?: (pid: number) => void) => Promise<() => void>;
export declare const isHeld: (folder: string) => Promise<boolean>;
