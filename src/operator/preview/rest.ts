/**
 * As on a phone that was put aside: what moves by itself rests, until it goes on. Nothing else of
 * the page asks whether it is seen.
 */
export const rest = (rests: boolean): void => {
  if (rests)
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  // deleting the own property shows the document's real `visibilityState` again
  else Reflect.deleteProperty(document, 'visibilityState');
  document.dispatchEvent(new Event('visibilitychange'));
};
