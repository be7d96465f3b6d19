export declare const OTHER_FOLDERS: string;
export declare const endRun: (folder: string) => Promise<void>;
