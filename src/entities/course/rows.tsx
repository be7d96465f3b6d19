import type { ReactNode } from 'react';
import type { Course } from '../../../schemas/course/fields.ts';
import type { PagedList } from '../../platform/reading/use-list.ts';
import { Highlight } from '../../ui/list/highlight.tsx';
import css from '../../ui/list/ruled.module.css';
import { ListView } from '../../ui/list/view.tsx';
import { CourseCompact, CourseRow } from './card.tsx';
import { courseCard } from './card-of.ts';

type Props = {
  list: Omit<PagedList<Course>, 'update'>;
  /** Marked in the titles. */
  keyword?: string;
  /** Beside another column there is no room for wide pictures. */
  narrow?: boolean;
  empty: ReactNode;
};

/** A paged list of courses. */
export const CourseRows = ({ list, keyword = '', narrow, empty }: Props) => {
  const Card = narrow ? CourseCompact : CourseRow;
  return (
    <ListView
      list={list}
      rowHeight={narrow ? 73 : 99}
      skeleton={narrow ? 'compact' : 'rows'}
      empty={empty}
      label="课程"
    >
      {(course, index) => {
        const { id: _, kind, ...wide } = courseCard(course);
        // the small picture has no room for a word
        const card = narrow ? wide : { ...wide, kind };
        return (
          <div className={index > 0 ? css.line : undefined}>
            <Card {...card} title={<Highlight text={course.title} keyword={keyword} />} />
          </div>
        );
      }}
    </ListView>
  );
};
