/** Replaces the browser's module: a server has no history. */
export const entryOf = (): string => '';

export const currentEntry = (): string => '';
