import { useEffect } from 'react';
import { onPageShow } from './page-events.ts';

let name = '';

/** The messenger's bar reads the title only when it changes, also where a page returns from its cache. */
export const nameDocument = (title: string): void => {
  name = title;
  document.title = title;
};

export const keepDocumentName = (): (() => void) =>
  onPageShow(() => {
    if (!name) return;
    document.title = '';
    document.title = name;
  });

export const useDocumentName = (title: string): void => {
  useEffect(() => {
    if (title) nameDocument(title);
  }, [title]);
};
