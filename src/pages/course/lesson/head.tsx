import { productPlace } from '#schemas/course/product-place.ts';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { peopleText } from '#src/ui/value/people-count.ts';
import type { Product } from '../lessons-of.ts';
import { ProductHead } from '../product/head.tsx';
import css from './head.module.css';
import type { Lesson } from './use-lesson.ts';

const sequence = ({ sequential, mine }: Product): string =>
  sequential && mine.access !== 'none' ? '按顺序学习，学完一节解锁下一节' : '';

/** Title of the lesson and of its product, below the player. */
export const LessonHead = ({ lesson, product }: { lesson: Lesson; product: Product }) => {
  if (product.lessonCount <= 1)
    return <ProductHead product={product} untitled={lesson.kind === 'audio'} />;
  const learners = peopleText('learners', product.learners);
  const noSkip = lesson.noSkip && !lesson.finished ? '首次学习不可快进' : '';
  const facts = [learners, noSkip, sequence(product)].filter(Boolean).join(' · ');
  return (
    <header className={css.head}>
      {lesson.kind === 'video' && <h2 className={css.title}>{lesson.title}</h2>}
      {facts && <p className={css.facts}>{facts}</p>}
      <a className={css.of} href={productPlace(product)}>
        <span className={css.name}>{product.title}</span>
        <span className={css.done}>
          {product.mine.finished}/{product.lessonCount} 节
        </span>
        <Chevron />
      </a>
    </header>
  );
};
