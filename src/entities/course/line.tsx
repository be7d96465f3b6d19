import type { FoundCourse } from '#schemas/search/found.ts';
import { Highlight } from '#src/ui/list/highlight.tsx';
import ruled from '#src/ui/list/ruled.module.css';
import { CourseRow } from './card.tsx';
import { courseCard } from './card-of.ts';
import { LessonHit } from './lesson-hit.tsx';
import css from './line.module.css';

type Props = {
  course: FoundCourse;
  first: boolean;
  keyword?: string;
  /** The list stands beside another column, with room for fewer facts. */
  narrow?: boolean;
};

export const CourseLine = ({ course, first, keyword = '', narrow = false }: Props) => {
  const { lesson, marks } = course;
  const { id: _, ...wide } = courseCard(course);
  const card = narrow ? { ...wide, learners: 0, linePrice: null } : wide;
  return (
    <div className={[!first && ruled.line, narrow && css.narrow].filter(Boolean).join(' ')}>
      <CourseRow
        {...card}
        title={<Highlight text={course.title} keyword={keyword} marks={marks} />}
        teacher={
          course.teacher && <Highlight text={course.teacher} keyword={keyword} marks={marks} />
        }
      />
      {lesson && <LessonHit {...{ course, card, lesson, keyword, marks }} />}
    </div>
  );
};
