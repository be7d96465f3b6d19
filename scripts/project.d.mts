export declare const root: string;
export declare const filesOf: (places: readonly string[]) => string[];
export declare const fingerprint: (places: readonly string[]) => string;
