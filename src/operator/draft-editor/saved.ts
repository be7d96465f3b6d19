import * as z from 'zod/mini';
import { type HomeDocument, homeDocument } from '#schemas/publication/home-document.ts';
import { documentText, type Entry, type History } from './history.ts';

export type SavedDesk = { base: HomeDocument; document: HomeDocument; history: History };

// a draft may hold values that cannot be saved yet, so only a document's outline is checked
const anyDocument = z.custom<HomeDocument>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(homeDocument.shape).every((field) => field in value),
);
const entry = z.object({ before: z.number(), after: z.number() });
const stored = z.object({
  documents: z.array(anyDocument),
  base: z.number(),
  document: z.number(),
  past: z.array(entry),
  future: z.array(entry),
});

/** `of`: what is edited; '' is the shared draft. */
const storageKey = (operator: number, of = '') => `OPERATOR_DESK:${operator}${of && `:${of}`}`;

/** undefined where the value is no JSON, or storage is blocked. */
const secretIn = (key: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
};

/** Stores the desk's state for this tab; a document shared by several entries is stored once. */
export const keepDesk = (
  operator: number,
  { base, document, history }: SavedDesk,
  of?: string,
): void => {
  const positions = new Map<string, number>();
  const indexOfDocument = (one: HomeDocument): number => {
    const text = documentText(one);
    const known = positions.get(text) ?? positions.size;
    positions.set(text, known);
    return known;
  };
  const placed = ({ before, after }: Entry) => ({
    before: indexOfDocument(before),
    after: indexOfDocument(after),
  });
  const placings = JSON.stringify({
    base: indexOfDocument(base),
    document: indexOfDocument(document),
    past: history.past.map(placed),
    future: history.future.map(placed),
  });
  // the documents' cached texts: serializing them again would take longer than all other work on a key
  // press
  const documents = [...positions.keys()].join(',');
  try {
    sessionStorage.setItem(
      storageKey(operator, of),
      `${placings.slice(0, -1)},"documents":[${documents}]}`,
    );
  } catch {
    // storage is full or blocked: the history lives only as long as the page
  }
};

export const savedDesk = (operator: number, of?: string): SavedDesk | undefined => {
  const result = z.safeParse(stored, secretIn(storageKey(operator, of)));
  if (!result.success) return undefined;
  const { documents, past, future } = result.data;
  const [base, document] = [documents[result.data.base], documents[result.data.document]];
  const entries = (list: typeof past): Entry[] =>
    list.flatMap(({ before, after }) => {
      const [from, to] = [documents[before], documents[after]];
      return from && to ? [{ before: from, after: to }] : [];
    });
  if (!base || !document) return undefined;
  return { base, document, history: { past: entries(past), future: entries(future), group: '' } };
};

export type Writing = { from: string; text: string };

const writing = z.object({ from: z.string(), text: z.string() });
const writingKey = (operator: number, page: string) => `OPERATOR_TEXT:${operator}:${page}`;

export const keepWriting = (operator: number, page: string, value: Writing | undefined): void => {
  try {
    if (value) sessionStorage.setItem(writingKey(operator, page), JSON.stringify(value));
    else sessionStorage.removeItem(writingKey(operator, page));
  } catch {
    // storage is full or blocked: the text lives only as long as its screen
  }
};

export const savedWriting = (operator: number, page: string): Writing | undefined =>
  z.safeParse(writing, secretIn(writingKey(operator, page))).data;

export const forgetDesk = (operator: number): void => {
  try {
    sessionStorage.removeItem(storageKey(operator));
    for (const key of Object.keys(sessionStorage))
      if ([`${storageKey(operator)}:`, writingKey(operator, '')].some((own) => key.startsWith(own)))
        sessionStorage.removeItem(key);
  } catch {
    // storage is blocked, so it holds nothing
  }
};
