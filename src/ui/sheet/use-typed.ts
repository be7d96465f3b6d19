import { type FocusEvent, useCallback, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Fields for text of one's own; search words and passwords are no loss. */
const kinds = ['text', 'tel', 'email', 'url', 'number', 'textarea'];

const isField = (element: Element): element is Field =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
  kinds.includes(element.type);

/**
 * `typed`: a field within the element has other text than when it first took the focus. The element gets
 * `onFocus`; `forget` starts again.
 */
export const useTyped = () => {
  const before = useRef(new Map<Field, string>());
  const onFocus = useCallback(({ target }: FocusEvent) => {
    if (isField(target) && !before.current.has(target)) before.current.set(target, target.value);
  }, []);
  const typed = useCallback(
    () =>
      [...before.current].some(
        ([field, text]) => field.isConnected && field.value.trim() !== '' && field.value !== text,
      ),
    [],
  );
  const forget = useCallback(() => before.current.clear(), []);
  return { onFocus, typed, forget };
};
