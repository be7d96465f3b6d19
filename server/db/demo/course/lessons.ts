import type { LessonKind } from '#schemas/course/fields.ts';
import { MINUTE } from '../../../platform/time/durations.ts';
import type { lesson } from '../../tables/course.ts';
import { at } from '../in-turn.ts';
import { productArticle } from './product-texts.ts';
import { pointsOf } from './topic-points.ts';
import type { Topic } from './topics.ts';

type NewLesson = Omit<typeof lesson.$inferInsert, 'productId' | 'chapterId'>;

export type DemoChapter = { title: string; lessons: NewLesson[] };

/** `position` counts products of one type. */
export type DemoLesson = {
  type: number;
  position: number;
  title: string;
  paid: boolean;
  topic: Topic;
};

/** `length` in ms; `times`: how often lessons repeat the stream. */
const streams = {
  video: { key: 'slides', length: MINUTE, times: [18, 26, 12, 35, 22, 15, 42, 31] },
  audio: { key: 'music', length: 1.5 * MINUTE, times: [7, 20, 12] },
} as const;

const streamOf = (kind: 'video' | 'audio', number: number, short: boolean) => {
  const { key, length, times } = streams[kind];
  const played = short ? 1 : at(times, number);
  return { mediaKey: played === 1 ? key : `${key}--x${played}`, durationMs: length * played };
};

const LEAST_READING = 10_000;
const TRIAL_SECONDS = { video: 180, audio: 120, text: 1 } as const;
const SHORT_TRIAL_SECONDS = { video: 20, audio: 30, text: 1 } as const;

const made = (
  kind: LessonKind,
  title: string,
  topic: Topic,
  number: number,
  short = false,
): NewLesson =>
  kind === 'text'
    ? { kind, title, html: productArticle(topic, title), durationMs: LEAST_READING }
    : { kind, title, ...streamOf(kind, number, short) };

const isShort = (position: number): boolean => position >= 10 && position % 10 < 4;

const single = (kind: LessonKind, { title, topic, position, paid }: DemoLesson): DemoChapter[] => {
  const [point = title] = pointsOf(topic.slug);
  const name = kind === 'text' ? point : title;
  const short = isShort(position);
  const trials = short ? SHORT_TRIAL_SECONDS : TRIAL_SECONDS;
  const trialSeconds = paid && position % 5 !== 4 ? trials[kind] : 0;
  const noSkip = kind === 'video' && position % 6 === 0;
  return [
    { title: '', lessons: [{ ...made(kind, name, topic, position, short), trialSeconds, noSkip }] },
  ];
};

const outline = ({ short, slug, kind }: Topic): readonly (readonly [string, string[]])[] => {
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = pointsOf(slug);
  const medical = kind === 'medical';
  return [
    [
      medical ? '第一章　打好基础' : '第一章　起步',
      [`为什么要学${short}`, first, second, '本章要点小结'],
    ],
    [
      medical ? '第二章　进入临床' : '第二章　练习',
      [third, fourth, medical ? '病例讨论：换成你会怎么做' : '跟练：一次完整的示范'],
    ],
    [medical ? '第三章　少走弯路' : '第三章　进阶', [fifth, '常见误区', '答疑与回顾']],
  ];
};

const kindsOf: Record<number, readonly LessonKind[]> = {
  3: ['text', 'audio', 'video', 'text'],
  4: ['video', 'video', 'text', 'video'],
  5: ['video', 'text', 'audio'],
};

const series = (taught: DemoLesson): DemoChapter[] => {
  const { type, position: index, paid, topic } = taught;
  const kinds = kindsOf[type] ?? ['video'];
  const chapters = outline(topic).slice(0, index % 3 === 1 ? 2 : 3);
  let count = 0;
  return chapters.map(([title, names]) => ({
    title,
    lessons: names.map((name, position) => {
      const number = count++;
      const kind = kinds[number % kinds.length] ?? 'video';
      const trialSeconds = paid && number === 1 ? TRIAL_SECONDS[kind] : 0;
      return {
        ...made(kind, name, topic, index + number),
        free: paid && number === 0,
        trialSeconds,
        position,
      };
    }),
  }));
};

export const demoChapters = (taught: DemoLesson): DemoChapter[] => {
  const kind = (['video', 'audio', 'text'] as const)[taught.type];
  return kind ? single(kind, taught) : series(taught);
};
