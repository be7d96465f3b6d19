/**
 * Runs `act` once the element is in the document: at once, or when the browser's page takes the place of
 * the server's, since one that is apart takes no focus. Returns how to let it be.
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
