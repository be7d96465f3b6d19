import { fromListForm } from './wire-forms.ts';

/** Parts of documents as back ends of this kind write them (wire rule 52). */

/** Longest text that is taken for JSON, in characters. */
const LONGEST_JSON = 200_000;

/** What a text of JSON holds, where it is a list or an object; anything else as it is. */
const fromJsonText = (raw: unknown): unknown => {
  if (typeof raw !== 'string' || raw.length > LONGEST_JSON || !/^\s*[[{]/.test(raw)) return raw;
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
};

/** A list that came as an object with numbered keys, or as JSON. */
export const asListForm = (raw: unknown): unknown => fromListForm(fromJsonText(raw));

/** An object that came as JSON, or empty as a list. */
export const asObjectForm = (raw: unknown): unknown => {
  const value = fromJsonText(raw);
  return Array.isArray(value) && value.length === 0 ? {} : value;
};
