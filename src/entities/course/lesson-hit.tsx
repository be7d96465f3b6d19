import type { MouseEvent } from 'react';
import type { FoundLesson } from '#schemas/search/found.ts';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { LineSign, PLAY_SIGN } from '#src/ui/icon/line-sign.tsx';
import { Highlight } from '#src/ui/list/highlight.tsx';
import { Box, Text } from '#src/ui/part/parts.tsx';
import { lessonAddress } from './lesson-address.ts';
import css from './lesson-hit.module.css';

type Props = {
  course: { id: string; type: number };
  /** What the course itself opens. */
  card: { href: string; onOpen: ((event: MouseEvent) => void) | undefined };
  lesson: FoundLesson;
  keyword: string;
  marks: readonly string[] | undefined;
};

/** The lesson by which a course was found: leads to it where it may be opened, else to the course. */
export const LessonHit = ({ course, card, lesson, keyword, marks }: Props) => (
  <Box
    as="a"
    press="dim"
    className={css.hit}
    {...(lesson.opens
      ? { href: lessonAddress(course, lesson) }
      : { href: card.href, onClick: card.onOpen })}
  >
    {lesson.opens && <LineSign d={PLAY_SIGN} size={1.2} />}
    <Text as="span" kind="meta" lines={1} flex="fill">
      课时：
      <Highlight text={lesson.title} keyword={keyword} marks={marks} />
    </Text>
    <Chevron />
  </Box>
);
