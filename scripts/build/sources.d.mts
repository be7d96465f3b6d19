/** The files and folders that `dist` is built from. */
export const sources: readonly string[];
