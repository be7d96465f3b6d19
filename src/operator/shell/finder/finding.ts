import { useEffect } from 'react';
import { createStore } from '#src/platform/storage/store.ts';

/** Whether the search for desks lies open. */
export const finding = createStore(false);

/** What lies above all desks has to be finished first: what was typed in it would be lost. */
const isCovered = (): boolean =>
  [...document.querySelectorAll('[role=dialog][aria-modal=true]')].some((dialog) =>
    dialog.checkVisibility(),
  );

/** Opens the search for desks by Ctrl+K or ⌘K. */
export const useFindingByKeys = (): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      if (event.isComposing) return;
      // the browser's own would leave the page for its search
      event.preventDefault();
      if (!isCovered()) finding.set(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
};
