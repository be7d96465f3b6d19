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

/** Objects give '?', since some cannot be converted to text. */
const spelt = (open: unknown): string =>
  typeof open === 'object' && open !== null ? '?' : `${open ?? ''}`;

/** Whether an item's own switch is 1, true or missing. */
export const isOpen = (open: unknown): boolean => /^(?:1|true)?$/.test(spelt(open));

export const isSwitch = (open: unknown): boolean => /^(?:[01]|true|false)$/.test(spelt(open));

/**
 * Whether a field of an item is empty; a number in place of an id counts as empty too. A condition is empty
 * only where it is missing, '' or an empty list, since any other value restricts who sees the item.
 */
export const saysNothing = (field: ItemField, value: unknown): boolean => {
  if (value === undefined || value === null || value === '') return true;
  if (typeof value === 'object') return Array.isArray(value) && value.length === 0;
  return field !== 'when' && /^(\d*|undefined)$/.test(String(value));
};
