import type { DeskMedia } from '#schemas/media/desk-endpoints.ts';
import { mediaKindNames, mediaStateNames } from '#src/entities/media/words.ts';

type Worked = Pick<DeskMedia, 'state' | 'reason' | 'progress'>;

const stateText = ({ state, reason, progress }: Worked): string => {
  if (state === 'failed') return `失败：${reason}`;
  if (state === 'processing' && progress > 0) return `处理中 ${Math.floor(progress / 10)}%`;
  return mediaStateNames[state];
};

/** How far the file is that takes another one's place; '' where none does. */
export const replacementText = ({ kind, replacement }: DeskMedia): string => {
  if (!replacement) return '';
  const { name, state, kind: own } = replacement;
  if (state === 'ready' && own !== kind)
    return `没有替换：「${name}」是${mediaKindNames[own]}，原来的照常播放`;
  if (state === 'failed') return `「${name}」${stateText(replacement)}；原来的照常播放`;
  const step = state === 'ready' ? '马上换好' : stateText(replacement);
  return `正在换成「${name}」：${step}，好以前播放原来的`;
};

export const fileStateText = (file: DeskMedia): string => replacementText(file) || stateText(file);
