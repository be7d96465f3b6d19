/**
 * Delays of the checks after a field lost the focus, in ms: keyboards take a while to close, some without
 * an event.
 */
const LOOKS = [100, 400, 800];

const isField = (element: Element | null): boolean =>
  element instanceof HTMLElement &&
  (element.isContentEditable || /^(?:input|textarea)$/i.test(element.tagName));

/** Called a few times; returns how to stop. */
export const afterKeyboard = (onClosed: () => void): (() => void) => {
  let waiting: ReturnType<typeof setTimeout>[] = [];
  const stop = () => {
    for (const each of waiting.splice(0)) clearTimeout(each);
  };
  const look = () => {
    if (!isField(document.activeElement)) onClosed();
  };
  const onOut = () => {
    stop();
    waiting = LOOKS.map((after) => setTimeout(look, after));
  };
  document.addEventListener('focusout', onOut);
  return () => {
    stop();
    document.removeEventListener('focusout', onOut);
  };
};

/**
 * Some browsers leave the page shifted after the keyboard has closed; scrolling to the same position
 * corrects it.
 */
export const settleAfterKeyboard = (): (() => void) =>
  afterKeyboard(() => scrollTo(scrollX, scrollY));
