import type { SettingField } from '#schemas/layout/setting-fields.ts';

/** The allowed values of a setting, in the operators' words. */
export const valuesOf = (field: SettingField): string => {
  switch (field.kind) {
    case 'choice':
      return Object.entries(field.options)
        .map(([value, word]) => `\`${value}\` ${word}`)
        .join('、');
    case 'switch':
      return '开或关';
    case 'number':
      return `${field.min} 到 ${field.max}`;
    case 'link':
      return '站内路径，留空则没有';
    case 'references':
      return `1 到 ${field.max} 个编号，按顺序`;
    case 'colors':
      return '颜色 `#rrggbb`';
  }
};
