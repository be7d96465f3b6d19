export const idsIn = (typed: string): string[] => typed.split(/[,，、;；\s]+/).filter(Boolean);

/** A list that is typed in one line, as text; what is no list is shown as it is. */
export const idsText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(String).join('、');
  return value === undefined ? '' : String(value);
};
