import { GRAPHIC } from '#schemas/course/product-type.ts';
import { beginningOf } from '#src/entities/course/progress/resume-point.ts';
import { clockTime } from '#src/ui/player/playback/media-time.ts';
import { buyText } from '../buy-text.ts';
import { isOpen, lessonsIn, nextAddress, type Product } from '../lessons-of.ts';

/** The action at the foot of a product's page; `href` '' where nothing can be opened. */
export type MainAction = {
  kind: 'study' | 'buy';
  label: string;
  href: string;
  /** Address of the trial, shown beside buying; '' where there is none. */
  trial: string;
};

type Standing = { started: boolean; finished: boolean; position: number };

/** How to go on with what one owns; `position` in seconds, 0 where there is none. */
export const goOnWords = (verb: string, { started, finished, position }: Standing): string => {
  if (position > 0) return `继续${verb} ${clockTime(position)}`;
  if (finished) return `再次${verb}`;
  return started ? `继续${verb}` : `开始${verb}`;
};

/** Where the lesson to go on with was left, in seconds; 0 at its beginning, and in a text. */
const positionIn = ({ chapters, mine }: Product): number => {
  const lesson = lessonsIn(chapters).find(({ id }) => id === mine.nextLesson);
  return lesson && lesson.kind !== 'text' ? beginningOf(lesson, lesson.duration) : 0;
};

const studyLabel = (product: Product): string => {
  const { mine, type } = product;
  const verb = type === GRAPHIC ? '阅读' : '学习';
  if (mine.access === 'free' && !mine.started) return `免费${verb}`;
  if (mine.access === 'card' && !mine.started) return '会员免费学';
  const finished = mine.percent >= 100;
  return goOnWords(verb, { started: mine.started, finished, position: positionIn(product) });
};

/** `pays`: what it costs this member, in yuan. */
export const mainAction = (product: Product, pays: string | null): MainAction => {
  if (product.mine.access !== 'none')
    return { kind: 'study', label: studyLabel(product), href: nextAddress(product), trial: '' };
  const trial = lessonsIn(product.chapters).some(isOpen) ? nextAddress(product) : '';
  return { kind: 'buy', label: buyText(pays, product.price), href: '', trial };
};
