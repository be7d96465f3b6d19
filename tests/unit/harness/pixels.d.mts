/** A digest of what each of these files looks like. */
export declare const pixelsOf: (files: readonly string[]) => Promise<string[]>;
