/** A list that came as an object with numbered keys, in the order of these (wire rule 51); anything else as it is. */
export const fromListForm = (raw: unknown): unknown =>
  typeof raw === 'object' &&
  raw !== null &&
  !Array.isArray(raw) &&
  /^\d+$/.test(Object.keys(raw).join(''))
    ? Object.values(raw)
    : raw;
