import { useEffect } from 'react';
import { onPageShow } from './page-events.ts';

let name = '';

/**
 * Names the document after what it shows. The messenger's bar takes a name from a change alone, also
 * where a page comes back out of its cache.
 */
export const nameDocument = (title: string): void => {
  name = title;
  document.title = title;
};

/** Names the document anew whenever the page is shown; returns how to stop. */
export const keepDocumentName = (): (() => void) =>
  onPageShow(() => {
    if (!name) return;
    document.title = '';
    document.title = name;
  });

/** Names the document for as long as the caller is shown; '' leaves its name. */
export const useDocumentName = (title: string): void => {
  useEffect(() => {
    if (title) nameDocument(title);
  }, [title]);
};
