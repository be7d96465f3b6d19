import { chapterAddress } from '#schemas/course/addresses.ts';
import type { Chapter, LessonRow } from '#schemas/course/endpoints.ts';
import { lessonAddress } from '#src/entities/course/lesson-address.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import rows from '#src/ui/list/rows.module.css';
import { Box, Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';
import { extentOf, type Placed, type Product, trialsIn } from '../lessons-of.ts';
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

const ChapterName = ({ title, lessons }: Pick<Chapter, 'title' | 'lessons'>) => (
  <Stack as="span" padBlock={6}>
    {title}
    <Text as="span" kind="meta" tone="tertiary">
      {extentOf(lessons)}
    </Text>
  </Stack>
);

const Total = ({ lessons }: { lessons: readonly LessonRow[] }) => (
  <Text kind="meta" tone="secondary" padInline="gutter" padBlock={12} surface="card" edge="end">
    {[`共 ${extentOf(lessons)}`, trialsIn(lessons)].filter(Boolean).join(' · ')}
  </Text>
);

export const Catalogue = ({ product, chapter, current = '', onBuy, chapterLinks }: Props) => {
  const onClosed = (lesson: Placed) => {
    if (lesson.lock === 'buy') onBuy();
    else showToast(lockReason(lesson));
  };
  const all = product.chapters.flatMap(({ lessons }) => lessons);
  const numbers = new Map(all.map(({ id }, at) => [id, at + 1]));
  const shown = product.chapters.filter(({ id }) => chapter === undefined || id === chapter);
  if (shown.every(({ lessons }) => lessons.length === 0))
    return <EmptyState text="老师正在准备内容，更新后会出现在这里" />;
  const chapters = shown.map(({ id, title, lessons }) => (
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
              <ChapterName title={title} lessons={lessons} />
              <Chevron />
            </Line>
          ) : (
            <Line as="span" gap={8} tap padInline="gutter" className={css.link}>
              <ChapterName title={title} lessons={lessons} />
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
  return chapter === undefined && all.length > 1 ? (
    <>
      <Total lessons={all} />
      {chapters}
    </>
  ) : (
    chapters
  );
};
