let covers = 0;

/**
 * Marks the root element while a panel covers the page, which then does not scroll; returns how to say
 * that the panel is gone. A selector by what lies open (`:has`) would be tried at every change.
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
