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

/** Whether a field of an item says nothing: missing, empty, or a row's own number in place of an id. */
export const saysNothing = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'object'
    ? value === null || (Array.isArray(value) && value.length === 0)
    : /^(\d*|undefined)$/.test(String(value)));
