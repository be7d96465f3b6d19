import { fromListForm } from './wire-forms.ts';

/** Forms in which existing back ends write parts of documents (wire rule 52). */

/** In characters; a longer text is not parsed. */
const LONGEST_JSON = 200_000;

/** Parses a text of JSON if it holds a list or an object; anything else is left unchanged. */
const fromJsonText = (raw: unknown): unknown => {
  if (typeof raw !== 'string' || raw.length > LONGEST_JSON || !/^\s*[[{]/.test(raw)) return raw;
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
};

/** Accepts a list also as an object with numeric keys, or as JSON. */
export const asListForm = (raw: unknown): unknown => fromListForm(fromJsonText(raw));

/** Accepts an object also as JSON, or as an empty list. */
export const asObjectForm = (raw: unknown): unknown => {
  const value = fromJsonText(raw);
  return Array.isArray(value) && value.length === 0 ? {} : value;
};
