export const idsIn = (typed: string): string[] => typed.split(/[,，、;；\s]+/).filter(Boolean);

/** A list as text in one line; other values are shown as they are. */
export const idsText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(String).join('、');
  return value === undefined ? '' : String(value);
};
