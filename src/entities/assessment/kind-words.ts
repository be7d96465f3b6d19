import type { Question } from '#schemas/assessment/question.ts';

const kindNames: Readonly<Record<Question['kind'], string>> = {
  single: '单选',
  multiple: '多选',
  text: '填空',
  scale: '打分',
  matrix: '逐行选择',
  upload: '上传图片',
  judge: '判断',
  fill: '填空',
  voice: '录音',
};

const boundsOf = ({ kind, least, most }: Question): string | false => {
  if (kind === 'upload') return `最多 ${most || 1} 张`;
  if (kind === 'text') return least > 1 && `至少 ${least} 字`;
  if (kind !== 'multiple') return false;
  if (least > 1 && least === most) return `选 ${most} 项`;
  return [least > 1 && `至少 ${least} 项`, most > 0 && `最多 ${most} 项`]
    .filter(Boolean)
    .join('，');
};

/** Such as 多选 · 最多 3 项. */
export const kindWords = (question: Question): string =>
  [kindNames[question.kind], boundsOf(question)].filter(Boolean).join(' · ');
