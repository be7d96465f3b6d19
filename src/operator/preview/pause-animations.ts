/**
 * Pauses all animations by pretending that the page is hidden. No other code of the page reads its
 * visibility.
 */
export const pauseAnimations = (rests: boolean): void => {
  if (rests)
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  // deleting the own property shows the document's real `visibilityState` again
  else Reflect.deleteProperty(document, 'visibilityState');
  document.dispatchEvent(new Event('visibilitychange'));
};
