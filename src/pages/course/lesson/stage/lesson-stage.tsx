import { lessonAddressIn, type Product } from '../../lessons-of.ts';
import { LessonAudio } from '../audio/lesson-audio.tsx';
import type { Lesson } from '../use-lesson.ts';
import { ClosedStage } from './closed.tsx';
import { LessonVideo } from './video.tsx';

type Props = {
  lesson: Lesson;
  product: Product;
  onBuy: () => void;
  /** Asks for the lesson again, such as for addresses that are good. */
  onRetry: () => void;
  /** A lesson has been finished: the catalogue looks another way. */
  onFinished: () => void;
};

/** Where a lesson plays, or why it does not. */
export const LessonStage = ({ lesson, product, onBuy, onRetry, onFinished }: Props) => {
  const before = lessonAddressIn(product, lesson.previous);
  if (lesson.open === 'none')
    return <ClosedStage lesson={lesson} onBuy={onBuy} previous={before} />;
  if (lesson.kind === 'audio')
    return (
      <LessonAudio
        key={lesson.id}
        lesson={lesson}
        product={product}
        onBuy={onBuy}
        onFinished={onFinished}
      />
    );
  return (
    <LessonVideo
      lesson={lesson}
      next={lessonAddressIn(product, lesson.next)}
      onBuy={onBuy}
      onRetry={onRetry}
      onFinished={onFinished}
    />
  );
};
