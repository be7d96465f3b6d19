/**
 * Runs `act` once the element is in the document: at once, or when the browser's page replaces the
 * server's, since a detached element takes no focus. Returns how to cancel.
 */
export const onceInDocument = (element: Element, act: () => void): (() => void) => {
  const watch = new MutationObserver(() => {
    if (!element.isConnected) return;
    watch.disconnect();
    act();
  });
  if (element.isConnected) act();
  else watch.observe(document, { childList: true, subtree: true });
  return () => watch.disconnect();
};
