import { teacherProducts } from '../../../../schemas/api/people.ts';
import { courseCard } from '../../../platform/course-link.ts';
import { useList } from '../../../platform/use-list.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { CourseRow } from '../../../ui/course-card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListView } from '../../../ui/list-view.tsx';
import css from './rows.module.css';

/** All courses of a teacher, newest first. */
export const TeacherCourses = ({ id }: { id: string }) => {
  const list = useList(teacherProducts, { id });
  return (
    <ListView
      list={list}
      rowHeight={99}
      skeleton="rows"
      label="课程"
      empty={
        <EmptyState
          text="这位讲师还没有发布课程"
          action={<ButtonLink href="/more">看看其他好课</ButtonLink>}
        />
      }
    >
      {(course, index) => {
        const { id: _, ...card } = courseCard(course);
        return (
          <div className={index > 0 ? css.line : undefined}>
            <CourseRow {...card} />
          </div>
        );
      }}
    </ListView>
  );
};
