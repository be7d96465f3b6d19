/** The id in the state of a history entry, '' for none. */
export const entryOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'entry' in state ? String(state.entry) : '';

let count = 0;

/** The id of the present history entry, set now if it is missing. */
export const currentEntry = (): string => {
  const known = entryOf(history.state);
  if (known) return known;
  const entry = `${Date.now().toString(36)}-${count++}`;
  // the prototype's own method does not notify the router
  History.prototype.replaceState.call(history, { ...Object(history.state), entry }, '');
  return entry;
};
