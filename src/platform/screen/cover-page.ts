let covers = 0;

/**
 * Marks the root element while a panel covers the page, which then does not scroll; returns how to end
 * that. A `:has` selector would be evaluated at every change instead.
 */
export const coverPage = (): (() => void) => {
  covers += 1;
  const { dataset } = document.documentElement;
  dataset.covered = '';
  return () => {
    covers -= 1;
    if (covers === 0) delete dataset.covered;
  };
};
