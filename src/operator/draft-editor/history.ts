import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { mergeDocuments } from '#schemas/publication/merge-documents.ts';

export type Entry = { before: HomeDocument; after: HomeDocument };

/** `group`: what the latest change belongs to, such as typing in one field; '' once that has ended. */
export type History = { past: readonly Entry[]; future: readonly Entry[]; group: string };

export type Step = { document: HomeDocument; history: History };

/** A limit, so that the history fits into storage. */
const MOST = 60;

export const noHistory: History = { past: [], future: [], group: '' };

const texts = new WeakMap<HomeDocument, string>();

/** A document as text, cached: an edit makes a new document and never changes one. */
export const documentText = (document: HomeDocument): string => {
  const known = texts.get(document);
  if (known !== undefined) return known;
  const text = JSON.stringify(document);
  texts.set(document, text);
  return text;
};

export const sameDocument = (one: HomeDocument, other: HomeDocument): boolean =>
  one === other || documentText(one) === documentText(other);

/**
 * Records a change, unless it alters nothing; the changes of one group, such as typing, are undone as a
 * whole.
 */
export const noteChange = ({ document, history }: Step, next: HomeDocument, group = ''): Step => {
  if (sameDocument(document, next)) return { document, history };
  const last = history.past.at(-1);
  const joins = group !== '' && group === history.group && last;
  const before = joins ? last.before : document;
  const rest = joins ? history.past.slice(0, -1) : history.past;
  if (sameDocument(before, next))
    return { document: next, history: { past: rest, future: [], group: '' } };
  const past = [...rest, { before, after: next }].slice(-MOST);
  return { document: next, history: { past, future: [], group } };
};

export const endGroup = (history: History): History =>
  history.group === '' ? history : { ...history, group: '' };

const replayed = (document: HomeDocument, from: HomeDocument, to: HomeDocument): HomeDocument =>
  sameDocument(document, from) ? to : mergeDocuments(from, to, document).document;

export const undo = ({ document, history }: Step): Step => {
  const entry = history.past.at(-1);
  if (!entry) return { document, history };
  return {
    document: replayed(document, entry.after, entry.before),
    history: {
      past: history.past.slice(0, -1),
      future: [entry, ...history.future],
      group: '',
    },
  };
};

export const redo = ({ document, history }: Step): Step => {
  const [entry, ...future] = history.future;
  if (!entry) return { document, history };
  return {
    document: replayed(document, entry.before, entry.after),
    history: { past: [...history.past, entry], future, group: '' },
  };
};
