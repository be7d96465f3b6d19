export const idsIn = (typed: string): string[] => typed.split(/[,，、\s]+/).filter(Boolean);
