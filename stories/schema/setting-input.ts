/** Ids as they are typed in one line. */
export const idsIn = (typed: string): string[] => typed.split(/[,，、\s]+/).filter(Boolean);
