import {
  documentParts,
  type Fields,
  type Part,
  type Scalar,
} from '#schemas/publication/document-parts.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';

export type Edit = (document: HomeDocument) => HomeDocument;

export const partNamed = (label: string): Part => {
  const part = documentParts.find((one) => one.label === label);
  if (!part) throw new Error(`the document has no part ${label}`);
  return part;
};

export const setField =
  (part: Part, key: string, field: string, value: Scalar): Edit =>
  (document) => {
    const items = new Map(part.read(document));
    const item = items.get(key);
    return item ? part.write(document, items.set(key, { ...item, [field]: value })) : document;
  };

export const moveItem =
  (part: Part, key: string, to: number): Edit =>
  (document) => {
    const items = [...part.read(document)];
    const from = items.findIndex(([other]) => other === key);
    const [item] = from < 0 ? [] : items.splice(from, 1);
    if (!item || from === to) return document;
    items.splice(to, 0, item);
    return part.write(document, new Map(items));
  };

export const removeItem =
  (part: Part, key: string): Edit =>
  (document) =>
    part.write(document, new Map([...part.read(document)].filter(([other]) => other !== key)));

export const addItem =
  (part: Part, key: string, item: Fields): Edit =>
  (document) =>
    part.write(document, new Map([...part.read(document), [key, item]]));
