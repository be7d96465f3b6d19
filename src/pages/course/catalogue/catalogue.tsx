import { chapterAddress } from '#schemas/course/addresses.ts';
import { lessonAddress } from '#src/entities/course/lesson-address.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import rows from '#src/ui/list/rows.module.css';
import { Box, Line, Text } from '#src/ui/part/parts.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';
import type { Placed, Product } from '../lessons-of.ts';
import css from './catalogue.module.css';
import { CatalogueLesson, lockReason } from './lesson-row.tsx';

type Props = {
  product: Product;
  /** Shows this chapter alone. */
  chapter?: string;
  /** Id of the lesson that is open. */
  current?: string;
  onBuy: () => void;
  chapterLinks?: boolean;
};

export const Catalogue = ({ product, chapter, current = '', onBuy, chapterLinks }: Props) => {
  const onClosed = (lesson: Placed) => {
    if (lesson.lock === 'buy') onBuy();
    else showToast(lockReason(lesson));
  };
  const numbers = new Map(
    product.chapters.flatMap(({ lessons }) => lessons).map(({ id }, at) => [id, at + 1]),
  );
  const shown = product.chapters.filter(({ id }) => chapter === undefined || id === chapter);
  if (shown.every(({ lessons }) => lessons.length === 0))
    return <EmptyState text="老师正在准备内容，更新后会出现在这里" />;
  return shown.map(({ id, title, lessons }) => (
    <Box
      as="section"
      padBlock={4}
      surface="card"
      className={css.chapter}
      key={id}
      aria-label={title || '目录'}
    >
      {title && chapter === undefined && (
        <Text as="h3" kind="section-title">
          {chapterLinks ? (
            <Line
              as="a"
              gap={8}
              tap
              padInline="gutter"
              className={css.link}
              href={chapterAddress({ product: product.id, chapter: id })}
            >
              <span>{title}</span>
              <Text as="span" kind="meta" tone="tertiary">
                {lessons.length}节
              </Text>
              <Chevron />
            </Line>
          ) : (
            <Line as="span" gap={8} tap padInline="gutter" className={css.link}>
              {title}
            </Line>
          )}
        </Text>
      )}
      <ul className={rows.rows}>
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            <CatalogueLesson
              lesson={{ ...lesson, chapterId: id }}
              number={numbers.get(lesson.id) ?? 1}
              href={lessonAddress(product, { ...lesson, chapterId: id })}
              current={lesson.id === current}
              onClosed={onClosed}
            />
          </li>
        ))}
      </ul>
    </Box>
  ));
};
