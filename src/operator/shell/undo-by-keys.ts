import { useEffect } from 'react';
import { useDraftEditor } from '../draft-editor/context.ts';

/** Text fields, which have the browser's own undo. */
const TEXTS = 'input:not([type=radio], [type=checkbox], [type=file]), textarea, [contenteditable]';
/** Layers above the screen, which are no part of the document. */
const ABOVE = '[role=dialog], [role=menu]';
/**
 * Whose undo applies inside: `draft` marks fields of the document, whose typing is a step of its history.
 */
const OWNER = '[data-undo]';

/**
 * Whether a dialog that is no part of the draft lies above it; a closed dialog stays in the document
 * without a box.
 */
const isCovered = (): boolean =>
  [...document.querySelectorAll('[role=dialog]')].some(
    (dialog) =>
      dialog.getClientRects().length > 0 && !dialog.closest(OWNER) && !dialog.querySelector(OWNER),
  );

/**
 * Whether undo by keys belongs to the draft at the focus. In a search box, in a page's text and in dialogs
 * it is the browser's; never both, since the browser would restore an old text that counts as a change of
 * the draft.
 */
const isOfDraft = (target: EventTarget | null): boolean => {
  if (!(target instanceof Element)) return !isCovered();
  const owner = target.closest<HTMLElement>(OWNER)?.dataset.undo;
  if (owner !== undefined) return owner === 'draft';
  return !target.matches(TEXTS) && !target.closest(ABOVE) && !isCovered();
};

/** With Ctrl or ⌘; undefined for other keys. */
const actionOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'y' || (letter === 'z' && shiftKey)) return 'redo';
  return letter === 'z' ? 'undo' : undefined;
};

export const useUndoByKeys = (edits: boolean): void => {
  const desk = useDraftEditor();
  useEffect(() => {
    if (!edits) return;
    const onKey = (event: KeyboardEvent) => {
      const action = actionOf(event);
      if (!action || event.isComposing || !isOfDraft(event.target)) return;
      event.preventDefault();
      desk[action]();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [desk, edits]);
};
