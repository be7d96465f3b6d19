import type { DeskFault } from '#schemas/desk/fields.ts';
import { letterAt } from '#schemas/field/patterns.ts';
import type { Values } from '../desk/index.ts';

const linesIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const questionFault = (values: Values): DeskFault | undefined => {
  const { kind, least, most } = values;
  const [options, rows] = [linesIn(values.options), linesIn(values.rows)];
  const [right, jumps] = [linesIn(values.right), linesIn(values.jumps)];
  if (['single', 'multiple', 'matrix'].includes(`${kind}`) && options.length < 2)
    return { name: 'options', reason: '请至少填写两项' };
  if (kind === 'matrix' && rows.length === 0) return { name: 'rows', reason: '请填写表格的行' };
  const isKnown = (letter: unknown) => options.some((_, at) => letterAt(at) === letter);
  if (!right.every(isKnown)) return { name: 'right', reason: '没有这个字母的选项' };
  if (jumps.length > 0 && kind !== 'single') return { name: 'jumps', reason: '只有单选可以跳题' };
  if (!jumps.every((jump) => isKnown(`${jump}`.charAt(0).toLowerCase())))
    return { name: 'jumps', reason: '没有这个字母的选项' };
  if (kind === 'scale' && Number(least) >= Number(most))
    return { name: 'most', reason: '最高分要大于最低分' };
  if (Number(most) > 0 && Number(least) > Number(most))
    return { name: 'most', reason: '不能比最少的小' };
  return undefined;
};
