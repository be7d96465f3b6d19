/**
 * The history entry on which the app was opened: no page of the app lies before it, so the way back would
 * leave the app.
 */
const isMarked = (state: unknown): boolean => Object(state).arrival === true;

const mark = (): void => {
  // the prototype's own method does not notify the router
  History.prototype.replaceState.call(history, { ...Object(history.state), arrival: true }, '');
};

/** '' where the browser does not report it. */
const cameBy = (): string => {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry && 'type' in entry ? String(entry.type) : '';
};

export const isArrival = (): boolean => isMarked(history.state);

/**
 * Marks the entry on which the app is opened; the mark survives reloads and replaced addresses. Call it
 * before the app navigates. Returns how to stop.
 */
export const noteArrival = (by: string = cameBy()): (() => void) => {
  if (by === 'navigate' || (by === '' && history.state === null)) mark();
  let here = isMarked(history.state);
  // style sheets read the attribute
  const tell = () => document.documentElement.toggleAttribute('data-arrival', here);
  tell();
  const moves = {
    pushState: () => {
      here = false;
      tell();
    },
    // the entry keeps its mark when its address is replaced
    replaceState: () => {
      if (here) mark();
    },
    popstate: () => {
      here = isMarked(history.state);
      tell();
    },
  };
  for (const [name, move] of Object.entries(moves)) addEventListener(name, move);
  return () => {
    for (const [name, move] of Object.entries(moves)) removeEventListener(name, move);
  };
};
