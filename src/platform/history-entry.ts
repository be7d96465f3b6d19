/** The mark that each entry of the history carries in its state, '' where there is none yet. */
export const entryOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'entry' in state ? String(state.entry) : '';

/** The entry that is shown. */
export const currentEntry = (): string => entryOf(history.state);
