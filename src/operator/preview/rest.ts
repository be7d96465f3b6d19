/**
 * As on a phone that was put aside: what moves by itself rests, until it goes on. Nothing else of
 * the page asks whether it is seen.
 */
export const rest = (rests: boolean): void => {
  if (rests)
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  // the document's own answer shows again
  else Reflect.deleteProperty(document, 'visibilityState');
  document.dispatchEvent(new Event('visibilitychange'));
};
