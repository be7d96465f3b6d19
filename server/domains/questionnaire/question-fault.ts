import type { DeskFault } from '#schemas/desk/fields.ts';
import { letterAt } from '#schemas/field/patterns.ts';
import type { Values } from '../desk/index.ts';

const linesIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const questionFault = (values: Values): DeskFault | undefined => {
  const { kind, least, most } = values;
  const [options, rows] = [linesIn(values.options), linesIn(values.rows)];
  const [right, jumps] = [linesIn(values.right), linesIn(values.jumps)];
  if (['single', 'multiple', 'matrix'].includes(`${kind}`) && options.length < 2)
    return { name: 'options', said: '请至少填写两项' };
  if (kind === 'matrix' && rows.length === 0) return { name: 'rows', said: '请填写表格的行' };
  const isKnown = (letter: unknown) => options.some((_, at) => letterAt(at) === letter);
  if (!right.every(isKnown)) return { name: 'right', said: '没有这个字母的选项' };
  if (jumps.length > 0 && kind !== 'single') return { name: 'jumps', said: '只有单选可以跳题' };
  if (!jumps.every((jump) => isKnown(`${jump}`.charAt(0).toLowerCase())))
    return { name: 'jumps', said: '没有这个字母的选项' };
  if (kind === 'scale' && Number(least) >= Number(most))
    return { name: 'most', said: '最高分要大于最低分' };
  if (Number(most) > 0 && Number(least) > Number(most))
    return { name: 'most', said: '不能比最少的小' };
  return undefined;
};
