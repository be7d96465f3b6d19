import { judgeOptions } from '#schemas/assessment/question.ts';
import type { DeskFault } from '#schemas/desk/fields.ts';
import { letterAt } from '#schemas/field/patterns.ts';
import type { Values } from '../../desk/index.ts';

const linesIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Kinds that a marker judges. */
const written: readonly unknown[] = ['text', 'voice', 'upload'];

type Lines = Readonly<
  Record<'options' | 'rows' | 'right' | 'accepted' | 'jumps', readonly unknown[]>
>;

const ofChoice = (kind: unknown, { options, right, jumps }: Lines): DeskFault | undefined => {
  if (options.length < 2) return { name: 'options', reason: '请至少填写两项' };
  const isKnown = (letter: unknown) => options.some((_, at) => letterAt(at) === letter);
  if (!right.every(isKnown)) return { name: 'right', reason: '没有这个字母的选项' };
  if (kind === 'single' && right.length > 1)
    return { name: 'right', reason: '单选只有一个正确选项；有几个的请用多选' };
  return jumps.every((jump) => isKnown(`${jump}`.charAt(0).toLowerCase()))
    ? undefined
    : { name: 'jumps', reason: '没有这个字母的选项' };
};

const ofJudge = ({ right }: Lines): DeskFault | undefined =>
  right.length > 1 || !right.every((own) => judgeOptions.some(({ id }) => id === own))
    ? { name: 'right', reason: '请填写“对”或“错”' }
    : undefined;

const ofFill = ({ rows, right, accepted }: Lines): DeskFault | undefined => {
  if (rows.length === 0) return { name: 'rows', reason: '请填写每个空的说明，每行一个空' };
  if (right.length > 0) return { name: 'right', reason: '填空的答案写在“每个空的答案”里' };
  return accepted.length > 0 && accepted.length !== rows.length
    ? {
        name: 'accepted',
        reason: `有 ${rows.length} 个空，答案也要有 ${rows.length} 行，现在是 ${accepted.length} 行`,
      }
    : undefined;
};

const ofWritten = ({ right }: Lines): DeskFault | undefined =>
  right.length > 0 ? { name: 'right', reason: '这种题由阅卷的人给分，不填正确选项' } : undefined;

const ofKind = (kind: unknown, lines: Lines): DeskFault | undefined => {
  if (kind === 'judge') return ofJudge(lines);
  if (kind === 'fill') return ofFill(lines);
  return written.includes(kind) ? ofWritten(lines) : ofChoice(kind, lines);
};

export const examQuestionFault = (values: Values): DeskFault | undefined => {
  const { kind, least, most, points } = values;
  const lines: Lines = {
    options: linesIn(values.options),
    rows: linesIn(values.rows),
    right: linesIn(values.right),
    accepted: linesIn(values.accepted),
    jumps: linesIn(values.jumps),
  };
  const { right, accepted, jumps } = lines;
  if (accepted.length > 0 && kind !== 'fill')
    return { name: 'accepted', reason: '只有填空有每个空的答案' };
  if (jumps.length > 0 && kind !== 'single') return { name: 'jumps', reason: '只有单选可以跳题' };
  const fault = ofKind(kind, lines);
  if (fault) return fault;
  const judged = kind === 'fill' ? accepted : right;
  if (Number(points) > 0 && !written.includes(kind) && judged.length === 0)
    return {
      name: kind === 'fill' ? 'accepted' : 'right',
      reason: '有分值的题要有答案，不然谁也得不了分',
    };
  return Number(most) > 0 && Number(least) > Number(most)
    ? { name: 'most', reason: '不能比最少的小' }
    : undefined;
};
