import type { ChangeMark } from '../../preview-messages.ts';

/** What operators call a difference. */
export const changeWords: Readonly<Record<ChangeMark, string>> = {
  added: '新增',
  removed: '移除',
  moved: '移动',
  changed: '改动',
};
