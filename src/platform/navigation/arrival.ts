/**
 * Whether an entry of the history is one that the app was opened on: nothing of ours lies before it,
 * and the way back would lead out of the app.
 */
const isMarked = (state: unknown): boolean => Object(state).arrival === true;

const mark = (): void => {
  // the prototype's own method does not notify the router
  History.prototype.replaceState.call(history, { ...Object(history.state), arrival: true }, '');
};

/** How the browser came here; '' where it does not say. */
const cameBy = (): string => {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry && 'type' in entry ? String(entry.type) : '';
};

/** Whether the page was opened on this very entry, and not from a page of ours. */
export const isArrival = (): boolean => {
  const { guard, step } = Object(history.state);
  // an entry pushed for a guard or a step leads back to the page's first entry
  return isMarked(history.state) && !guard && !step;
};

/**
 * Marks the entry that the app is opened on, through reloads and replaced addresses; before the app
 * moves. Returns how to stop.
 */
export const noteArrival = (by: string = cameBy()): (() => void) => {
  if (by === 'navigate' || (by === '' && history.state === null)) mark();
  let here = isMarked(history.state);
  const moves = {
    pushState: () => {
      here = false;
    },
    // the entry keeps its mark when its address is replaced
    replaceState: () => {
      if (here) mark();
    },
    popstate: () => {
      here = isMarked(history.state);
    },
  };
  for (const [name, move] of Object.entries(moves)) addEventListener(name, move);
  return () => {
    for (const [name, move] of Object.entries(moves)) removeEventListener(name, move);
  };
};
