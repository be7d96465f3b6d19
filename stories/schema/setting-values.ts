import type { SettingField } from '#schemas/setting-fields.ts';

/** What a setting may be, in the operators' words. */
export const valuesOf = (field: SettingField): string => {
  switch (field.kind) {
    case 'choice':
      return Object.entries(field.options)
        .map(([value, word]) => `\`${value}\` ${word}`)
        .join('、');
    case 'flag':
      return '开或关';
    case 'number':
      return `${field.least} 到 ${field.most}`;
    case 'address':
      return '站内路径，留空则没有';
    case 'picks':
      return `1 到 ${field.most} 个编号，按顺序`;
    case 'tokens':
      return '颜色 `#rrggbb`';
  }
};
