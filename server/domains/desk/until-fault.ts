import type { DeskFault } from '#schemas/desk/fields.ts';
import type { Values } from './define-table.ts';

export const untilFault = (
  values: Values,
  [from, until]: readonly [string, string],
  reason = '要晚于开始时间',
): DeskFault | undefined => {
  const [begins, ends] = [values[from], values[until]];
  return typeof begins === 'number' && typeof ends === 'number' && begins >= ends
    ? { name: until, reason: reason }
    : undefined;
};
