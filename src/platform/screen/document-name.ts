import { useEffect } from 'react';
import { onPageShow } from './page-events.ts';

let name = '';

/** The messenger's bar reads the title only when it changes, also where a page returns from its cache. */
export const nameDocument = (title: string): void => {
  name = title;
  document.title = title;
};

/** Sets the title again whenever the page is shown; returns how to stop. */
export const keepDocumentName = (): (() => void) =>
  onPageShow(() => {
    if (!name) return;
    document.title = '';
    document.title = name;
  });

/** '' leaves the title as it is. */
export const useDocumentName = (title: string): void => {
  useEffect(() => {
    if (title) nameDocument(title);
  }, [title]);
};
