import { useEffect } from 'react';
import { createStore } from '#src/platform/storage/store.ts';

export const finding = createStore(false);

/** A modal dialog has to be finished first: text typed in it would be lost. */
const isCovered = (): boolean =>
  [...document.querySelectorAll('[role=dialog][aria-modal=true]')].some((dialog) =>
    dialog.checkVisibility(),
  );

/** Ctrl+K or ⌘K. */
export const useFindingByKeys = (): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      if (event.isComposing) return;
      // the browser's own shortcut would open its search
      event.preventDefault();
      if (!isCovered()) finding.set(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
};
