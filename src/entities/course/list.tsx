import { Rail } from '#src/ui/list/rail.tsx';
import rowsCss from '#src/ui/list/rows.module.css';
import { type CourseCardProps, CourseCompact, CourseRow, CourseTile } from './card.tsx';
import css from './list.module.css';

const shapes = {
  rows: { Card: CourseRow, className: rowsCss.rows },
  compact: { Card: CourseCompact, className: rowsCss.rows },
  tiles: { Card: CourseTile, className: css.tiles },
};

export type CourseShape = keyof typeof shapes | 'rail';

type Props = { courses: (CourseCardProps & { id: string })[]; as: CourseShape };

export const CourseList = ({ courses, as }: Props) => {
  if (as === 'rail')
    return (
      <Rail items={courses} width="course">
        {({ id: _, ...course }) => <CourseTile {...course} />}
      </Rail>
    );
  const { Card, className } = shapes[as];
  return (
    <ul className={className}>
      {courses.map(({ id, ...course }, index) => (
        // a back end may list one course twice
        // biome-ignore lint/suspicious/noArrayIndexKey: position is what tells the two apart
        <li key={`${index}:${id}`}>
          <Card {...course} />
        </li>
      ))}
    </ul>
  );
};
