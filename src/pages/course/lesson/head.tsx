import { productAddress } from '#schemas/course/product-address.ts';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { Line, Text } from '#src/ui/part/parts.tsx';
import { peopleText } from '#src/ui/value/people-count.ts';
import type { Product } from '../lessons-of.ts';
import { ProductHead } from '../product/head.tsx';
import { TeacherCard } from '../product/teacher-card.tsx';
import css from './head.module.css';
import type { Lesson } from './use-lesson.ts';

const sequence = ({ sequential, mine }: Product): string =>
  sequential && mine.access !== 'none' ? '按顺序学习，学完一节解锁下一节' : '';

export const LessonHead = ({ lesson, product }: { lesson: Lesson; product: Product }) => {
  if (product.lessonCount <= 1)
    return <ProductHead product={product} untitled={lesson.kind === 'audio'} />;
  const learners = peopleText('learners', product.learners);
  const noSkip = lesson.noSkip && !lesson.finished ? '首次学习不可快进' : '';
  const facts = [learners, noSkip, sequence(product)].filter(Boolean).join(' · ');
  return (
    <header className={css.head}>
      {lesson.kind === 'video' && (
        <Text as="h2" kind="section-title" breaks="pretty">
          {lesson.title}
        </Text>
      )}
      {facts && (
        <Text kind="meta" tone="tertiary" above={4}>
          {facts}
        </Text>
      )}
      {lesson.kind !== 'text' && <TeacherCard teacher={product.teacher} />}
      <Line as="a" kind="meta" tone="secondary" gap={8} tap href={productAddress(product)}>
        <Text as="span" lines={1} flex="fill">
          {product.title}
        </Text>
        <Text as="span" tone="tertiary" breaks="none">
          {product.mine.finished}/{product.lessonCount} 节
        </Text>
        <Chevron />
      </Line>
    </header>
  );
};
