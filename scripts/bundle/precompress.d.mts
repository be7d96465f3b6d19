export declare const brotli: (content: Uint8Array) => Uint8Array;
export declare const precompress: (files: readonly string[]) => Promise<void>;
