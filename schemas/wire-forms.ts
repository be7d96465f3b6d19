/** Lists and objects as back ends of this kind write them (wire rules 51 and 52). */

/** Longest text that is taken for JSON, in characters. */
const LONGEST_JSON = 200_000;

/** What a text of JSON holds, where it is a list or an object; anything else as it is. */
export const fromJsonText = (raw: unknown): unknown => {
  if (typeof raw !== 'string' || raw.length > LONGEST_JSON || !/^\s*[[{]/.test(raw)) return raw;
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
};

const isNumbered = (raw: object): boolean => {
  const keys = Object.keys(raw);
  return keys.length > 0 && keys.every((key) => /^(?:0|[1-9]\d{0,8})$/.test(key));
};

/** A list that came as an object with numbered keys, in the order of these, or as JSON. */
export const fromListForm = (raw: unknown): unknown => {
  const value = fromJsonText(raw);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return isNumbered(value) ? Object.values(value) : value;
};

/** An object that came as JSON, or empty as a list. */
export const fromObjectForm = (raw: unknown): unknown => {
  const value = fromJsonText(raw);
  return Array.isArray(value) && value.length === 0 ? {} : value;
};
