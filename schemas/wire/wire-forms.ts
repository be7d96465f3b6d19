/**
 * A list that came as an object with numeric keys, in their order (wire rule 51); anything else is left
 * unchanged.
 */
export const fromListForm = (raw: unknown): unknown =>
  typeof raw === 'object' &&
  raw !== null &&
  !Array.isArray(raw) &&
  /^\d+$/.test(Object.keys(raw).join(''))
    ? Object.values(raw)
    : raw;
