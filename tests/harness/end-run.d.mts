export declare const endRun: (folder: string) => Promise<void>;
