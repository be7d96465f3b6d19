import type { Course } from '#schemas/course/fields.ts';
import { Highlight } from '#src/ui/list/highlight.tsx';
import css from '#src/ui/list/ruled.module.css';
import { CourseCompact, CourseRow } from './card.tsx';
import { courseCard } from './card-of.ts';

type Props = {
  course: Course;
  first: boolean;
  keyword?: string;
  /** The list stands beside another column, without room for wide pictures. */
  narrow?: boolean;
};

export const CourseLine = ({ course, first, keyword = '', narrow = false }: Props) => {
  const Card = narrow ? CourseCompact : CourseRow;
  const { id: _, kind, ...wide } = courseCard(course);
  // the small picture has no room for the name of the kind
  const card = narrow ? wide : { ...wide, kind };
  return (
    <div className={first ? undefined : css.line}>
      <Card {...card} title={<Highlight text={course.title} keyword={keyword} />} />
    </div>
  );
};
