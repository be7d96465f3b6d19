import type { FieldErrors } from 'react-hook-form';

/** Focuses the first faulty field in the order of the page, not of registration. */
export const focusFirst = (errors: FieldErrors): void => {
  const wrong = Object.values(errors).flatMap((error) =>
    error && 'ref' in error && error.ref instanceof HTMLElement ? [error.ref] : [],
  );
  const isBefore = (one: Node, other: Node) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  wrong.sort((one, other) => (isBefore(one, other) ? -1 : 1))[0]?.focus();
};
