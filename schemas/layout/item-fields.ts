/** What an item of the order may say beside its section's name. */
export const itemFields = [
  'id',
  'title',
  'settings',
  'source',
  'theme',
  'sections',
  'when',
  'variant',
] as const;

export type ItemField = (typeof itemFields)[number];

/** A switch as text; an object is none, and may not even be a text. */
const spelt = (open: unknown): string =>
  typeof open === 'object' && open !== null ? '?' : `${open ?? ''}`;

/** Whether an item's own switch leaves it open: 1, true, or nothing said. */
export const isOpen = (open: unknown): boolean => /^(?:1|true)?$/.test(spelt(open));

/** Whether a switch is one of the forms that a flag has. */
export const isSwitch = (open: unknown): boolean => /^(?:[01]|true|false)$/.test(spelt(open));

/**
 * Whether a field of an item says nothing: missing, empty, or a row's own number in place of an id. A
 * condition says nothing where it is missing or empty alone: whatever else it is keeps the item from some.
 */
export const saysNothing = (field: ItemField, value: unknown): boolean => {
  if (value === undefined || value === null || value === '') return true;
  if (typeof value === 'object') return Array.isArray(value) && value.length === 0;
  return field !== 'when' && /^(\d*|undefined)$/.test(String(value));
};
