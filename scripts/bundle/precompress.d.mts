/** Compressed with brotli at the quality that is served. */
export declare const brotli: (content: Uint8Array) => Uint8Array;
/** Writes `.br` and `.gz` beside every text file. */
export declare const precompress: (files: readonly string[]) => Promise<void>;
