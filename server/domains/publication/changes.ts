import { type DocumentChange, describeChanges } from '#schemas/publication/describe-changes.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { withoutUnseen } from '#schemas/text/tidy-text.ts';

const MAX_LISTED = 6;
const MAX_STORED = 40;

export const changesLine = (before: HomeDocument, after: HomeDocument): string => {
  const texts = describeChanges(before, after).map(({ text }) => text);
  const summary = texts.slice(0, MAX_LISTED).join('；') || '内容没有变化';
  return texts.length > MAX_LISTED ? `${summary}……共 ${texts.length} 处` : summary;
};

export const withNote = (text: string, note: string): string =>
  note ? `${text}，说明：${note}` : text;

export const savedWords = (documentChanges: readonly DocumentChange[]): string =>
  documentChanges.length > 0 ? `；另有 ${documentChanges.length} 处改动留在草稿` : '';

export const plansWords = (plans: readonly { name: string }[]): string =>
  plans.length > 0 ? `；含方案${plans.map(({ name }) => `「${name}」`).join('')}` : '';

export const firstChanges = (before: HomeDocument, after: HomeDocument) => {
  const changes = describeChanges(before, after);
  // keys are texts of a draft, and the database does not accept every character
  const first = changes.slice(0, MAX_STORED);
  return {
    changes: first.map((change) => ({ ...change, key: withoutUnseen(change.key) })),
    count: changes.length,
  };
};

export const itemOf = ({ part, key }: Pick<DocumentChange, 'part' | 'key'>): string =>
  `${part} ${key}`;

const itemsOf = (changes: readonly DocumentChange[]): string[] =>
  changes.map((change) => withoutUnseen(itemOf(change)));

export const itemsChanged = (before: HomeDocument, after: HomeDocument): string[] =>
  itemsOf(describeChanges(before, after));

export const splitForPublication = (
  live: HomeDocument,
  document: HomeDocument,
  documentChanges: readonly DocumentChange[],
) => {
  const left = new Set(documentChanges.map(itemOf));
  return {
    went: itemsChanged(live, document).filter((item) => !left.has(item)),
    remaining: itemsOf(documentChanges),
  };
};
