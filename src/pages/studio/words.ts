import type { LessonKind } from '#schemas/course/fields.ts';
import { AUDIO, GRAPHIC, SERIES, VIDEO } from '#schemas/course/product-type.ts';
import {
  audioLessonAddress,
  textLessonAddress,
  videoLessonAddress,
} from '#schemas/studio/addresses.ts';
import type { CourseRow } from '#schemas/studio/endpoints.ts';

export const kindNames: Readonly<Record<LessonKind, string>> = {
  video: '视频',
  audio: '音频',
  text: '图文',
};

export const typeOptions = [
  { id: String(SERIES), title: '系列课' },
  { id: String(VIDEO), title: '视频' },
  { id: String(AUDIO), title: '音频' },
  { id: String(GRAPHIC), title: '图文' },
] as const;

const stateNames: Readonly<Record<CourseRow['state'], string>> = {
  draft: '草稿',
  waiting: '审核中',
  refused: '未通过',
  published: '',
  dropped: '',
};

const saleNames: Readonly<Record<CourseRow['sale'], string>> = {
  none: '',
  on: '已上架',
  off: '已下架',
};

/** Such as 已上架 · 修改审核中. */
export const stateWords = ({ state, sale }: Pick<CourseRow, 'state' | 'sale'>): string =>
  [saleNames[sale], stateNames[state] && `${sale === 'none' ? '' : '修改'}${stateNames[state]}`]
    .filter(Boolean)
    .join(' · ');

export const lessonFormAddress = (kind: LessonKind, course: string, lesson: string): string =>
  ({ video: videoLessonAddress, audio: audioLessonAddress, text: textLessonAddress })[kind]({
    course,
    lesson,
  });
