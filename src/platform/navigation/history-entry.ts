/** The mark that each entry of the history carries in its state, '' where there is none yet. */
const entryOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'entry' in state ? String(state.entry) : '';

let count = 0;

/** The entry that is shown; it is marked now if nobody has asked before. */
export const currentEntry = (): string => {
  const known = entryOf(history.state);
  if (known) return known;
  const entry = `${Date.now().toString(36)}-${count++}`;
  // the prototype's own method does not notify the router
  History.prototype.replaceState.call(history, { ...Object(history.state), entry }, '');
  return entry;
};
