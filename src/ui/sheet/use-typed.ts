import { type FocusEvent, useCallback, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Words of one's own; what is searched for and secrets are typed again at no loss. */
const kinds = ['text', 'tel', 'email', 'url', 'number', 'textarea'];

const isField = (element: Element): element is Field =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
  kinds.includes(element.type);

/**
 * Whether a field within an element has other text than when it first took the focus; the element
 * gets `onFocus`. `forget` begins anew.
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
