import type { HomeDocument } from '#schemas/publication/home-document.ts';
import type { PageName } from '#schemas/publication/page-names.ts';
import { sectionKey } from '#schemas/publication/section-item.ts';
import { type Edit, setField } from '../../../draft-editor/edits.ts';
import { itemsOf, type PageItem, pagePart, pageRoot } from '../pages/page-items.ts';
import type { ItemTarget } from '../selection.ts';

type Held = NonNullable<PageItem['sections']>[number];

type ItemWord = 'title' | 'settings' | 'source' | 'theme' | 'when' | 'tab' | 'subTab' | 'stands';

const itemOfKey = (document: HomeDocument, page: PageName, key: string): PageItem | undefined =>
  itemsOf(document, page).find((item) => sectionKey(item) === key);

export const positionInGroup = (
  document: HomeDocument,
  page: PageName,
  key: string,
  held: string | null | undefined,
): number | null => {
  const { sections: items = [] } = itemOfKey(document, page, key) ?? {};
  const at = items.findIndex((item) => sectionKey(item) === held);
  return at < 0 ? null : at;
};

export const itemAt = (
  document: HomeDocument,
  { page, key, held }: ItemTarget,
): PageItem | Held | undefined => {
  const item = itemOfKey(document, page, key);
  return held === null ? item : item?.sections?.[held];
};

export const pathOfItem = (document: HomeDocument, { page, key, held }: ItemTarget): string => {
  const index = itemsOf(document, page).findIndex((item) => sectionKey(item) === key);
  const path = `${pageRoot(page)}.${index}`;
  return held === null ? path : `${path}.sections.${held}`;
};

const texts: readonly ItemWord[] = ['title', 'theme', 'tab', 'subTab'];

/** The form in which a document's parts store a field: a text, yes or no, or JSON. */
const written = (word: ItemWord, value: unknown): string | boolean => {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value;
  return texts.includes(word) ? String(value) : JSON.stringify(value);
};

export const sayOf =
  (target: ItemTarget, word: ItemWord, value: unknown): Edit =>
  (document) => {
    const { page, key, held } = target;
    const part = pagePart(page);
    if (held === null) return setField(part, key, word, written(word, value))(document);
    const group = itemOfKey(document, page, key)?.sections ?? [];
    // JSON leaves out what is undefined
    const items = group.map((each, at) => (at === held ? { ...each, [word]: value } : each));
    return setField(part, key, 'sections', JSON.stringify(items))(document);
  };

/** Without undefined values; undefined where nothing is left. */
const definedIn = (record: Readonly<Record<string, unknown>>) => {
  const entries = Object.entries(record).filter(([, value]) => value !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};

export const withWord = (
  record: Readonly<Record<string, unknown>> | undefined,
  field: string,
  value: unknown,
): Record<string, unknown> | undefined => definedIn({ ...record, [field]: value });

export const setSetting =
  (target: ItemTarget, field: string, value: unknown): Edit =>
  (document) =>
    sayOf(target, 'settings', withWord(itemAt(document, target)?.settings, field, value))(document);
