/** What `dist` is made from: files and folders. */
export const sources: readonly string[];
