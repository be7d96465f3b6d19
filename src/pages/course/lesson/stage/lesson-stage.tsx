import { lessonAddressIn, type Product } from '../../lessons-of.ts';
import { LessonAudio } from '../audio/lesson-audio.tsx';
import type { Lesson } from '../use-lesson.ts';
import { ClosedStage } from './closed.tsx';
import { LessonVideo } from './video.tsx';

type Props = {
  lesson: Lesson;
  product: Product;
  /** What it costs this member, in yuan. */
  pays: string | null;
  onBuy: () => void;
  /** Reads the lesson again, such as for addresses that have not expired. */
  onRetry: () => void;
  onFinished: () => void;
};

export const LessonStage = ({ lesson, product, pays, onBuy, onRetry, onFinished }: Props) => {
  const before = lessonAddressIn(product, lesson.previous);
  if (lesson.open === 'none')
    return <ClosedStage lesson={lesson} pays={pays} onBuy={onBuy} previous={before} />;
  if (lesson.kind === 'audio')
    return (
      <LessonAudio
        key={lesson.id}
        lesson={lesson}
        product={product}
        pays={pays}
        onBuy={onBuy}
        onFinished={onFinished}
      />
    );
  return (
    <LessonVideo
      lesson={lesson}
      pays={pays}
      next={lessonAddressIn(product, lesson.next)}
      onBuy={onBuy}
      onRetry={onRetry}
      onFinished={onFinished}
    />
  );
};
