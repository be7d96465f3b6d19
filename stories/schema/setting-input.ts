import type { SettingField } from '#schemas/setting-fields.ts';

/** What a setting is typed in by, wherever it is. */
export type SettingInput =
  | { is: 'select'; options: Readonly<Record<string, string>> }
  | { is: 'check' }
  | { is: 'number'; min: number; max: number }
  | { is: 'colours' }
  | { is: 'ids' }
  | { is: 'text' };

export const inputOf = (field: SettingField): SettingInput => {
  switch (field.kind) {
    case 'choice':
      return { is: 'select', options: field.options };
    case 'flag':
      return { is: 'check' };
    case 'number':
      return { is: 'number', min: field.least, max: field.most };
    case 'tokens':
      return { is: 'colours' };
    case 'picks':
      return { is: 'ids' };
    case 'address':
      return { is: 'text' };
  }
};

/** Ids as they are typed in one line. */
export const idsIn = (typed: string): string[] => typed.split(/[,，、\s]+/).filter(Boolean);
