import type { QuestionKind } from '#schemas/assessment/question.ts';

export const kindNames: Readonly<Record<QuestionKind, string>> = {
  single: '单选',
  multiple: '多选',
  text: '问答',
  scale: '打分',
  matrix: '表格单选',
  upload: '上传图片',
  judge: '判断',
  fill: '填空',
  voice: '录音',
};

/** In whole percent; a share below one percent is not shown as 0. */
export const shareText = (count: number, answered: number): string => {
  if (answered === 0) return '0%';
  const share = (100 * count) / answered;
  return count > 0 && share < 1 ? '不到 1%' : `${Math.round(share)}%`;
};
