import { useEffect } from 'react';
import { useDraftEditor } from '../draft-editor/context.ts';

/** Where texts are typed that have an undo of the browser's own. */
const TEXTS = 'input:not([type=radio], [type=checkbox], [type=file]), textarea, [contenteditable]';
/** What lies above the screen, and is no part of the document. */
const ABOVE = '[role=dialog], [role=menu]';
/** Says whose undo it is: `draft` are fields of the document, whose typing is a step of its history. */
const OWNER = '[data-undo]';

/** Whether a dialog lies above the draft that is no part of it; a closed one stays in the document without a box. */
const isCovered = (): boolean =>
  [...document.querySelectorAll('[role=dialog]')].some(
    (dialog) =>
      dialog.getClientRects().length > 0 && !dialog.closest(OWNER) && !dialog.querySelector(OWNER),
  );

/**
 * Whether undo by keys is the draft's where the focus is. It is the browser's in a search box, in a page's text
 * and in dialogs, behind which nothing is undone; never both, since the browser would type an old text that
 * counts as a change of the draft.
 */
const isOfDraft = (target: EventTarget | null): boolean => {
  if (!(target instanceof Element)) return !isCovered();
  const owner = target.closest<HTMLElement>(OWNER)?.dataset.undo;
  if (owner !== undefined) return owner === 'draft';
  return !target.matches(TEXTS) && !target.closest(ABOVE) && !isCovered();
};

/** 'undo' or 'redo' where the keys say so, by Ctrl or ⌘. */
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
