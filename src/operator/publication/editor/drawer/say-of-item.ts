import type { HomeDocument } from '../../../../../schemas/publication/home-document.ts';
import { sectionKey } from '../../../../../schemas/publication/section-item.ts';
import { type Edit, partNamed, setField } from '../../../draft-editor/edits.ts';
import type { ItemPlace } from './opened.ts';

type Item = HomeDocument['sections'][number];
/** A section within a group. */
type Held = NonNullable<Item['sections']>[number];

/** What the drawer sets on an item. */
type ItemWord = 'title' | 'settings' | 'source' | 'theme' | 'when';

const sections = partNamed('首页区块');

const itemOfKey = ({ sections: all }: HomeDocument, key: string): Item | undefined =>
  all.find((item) => sectionKey(item) === key);

/** The place of a section in the group of that key, by its own key; null where it is not there. */
export const placeHeld = (
  document: HomeDocument,
  key: string,
  held: string | null | undefined,
): number | null => {
  const { sections: items = [] } = itemOfKey(document, key) ?? {};
  const at = items.findIndex((item) => sectionKey(item) === held);
  return at < 0 ? null : at;
};

/** The item at a place; undefined where there is none any more. */
export const itemAt = (
  document: HomeDocument,
  { key, held }: ItemPlace,
): Item | Held | undefined => {
  const item = itemOfKey(document, key);
  return held === null ? item : item?.sections?.[held];
};

/** The path of an item in the document, as faults spell it. */
export const pathOfItem = (document: HomeDocument, { key, held }: ItemPlace): string => {
  const index = document.sections.findIndex((item) => sectionKey(item) === key);
  return held === null ? `sections.${index}` : `sections.${index}.sections.${held}`;
};

const isText = (word: ItemWord): boolean => word === 'title' || word === 'theme';

/** As the parts of a document keep a field of a section: a text, or JSON. */
const written = (word: ItemWord, value: unknown): string => {
  if (value === undefined) return '';
  return isText(word) ? String(value) : JSON.stringify(value);
};

/** Has an item say something; undefined takes it away. */
export const sayOf =
  (place: ItemPlace, word: ItemWord, value: unknown): Edit =>
  (document) => {
    const { key, held } = place;
    if (held === null) return setField(sections, key, word, written(word, value))(document);
    const group = itemOfKey(document, key)?.sections ?? [];
    // what is undefined is left out of the text
    const items = group.map((each, at) => (at === held ? { ...each, [word]: value } : each));
    return setField(sections, key, 'sections', JSON.stringify(items))(document);
  };

/** A record without what is undefined; undefined where nothing is left. */
const saidIn = (record: Readonly<Record<string, unknown>>) => {
  const said = Object.entries(record).filter(([, value]) => value !== undefined);
  return said.length > 0 ? Object.fromEntries(said) : undefined;
};

/** A record with a field set, or taken away by undefined; undefined where nothing is left. */
export const withWord = (
  record: Readonly<Record<string, unknown>> | undefined,
  field: string,
  value: unknown,
): Record<string, unknown> | undefined => saidIn({ ...record, [field]: value });

/** Sets one setting of an item; undefined: as it is shipped. */
export const setSetting =
  (place: ItemPlace, field: string, value: unknown): Edit =>
  (document) =>
    sayOf(place, 'settings', withWord(itemAt(document, place)?.settings, field, value))(document);
