import { featuredAddress } from '#schemas/category/addresses.ts';
import { teacherProducts } from '#schemas/teacher/endpoints.ts';
import { CourseRow } from '#src/entities/course/card.tsx';
import { courseCard } from '#src/entities/course/card-of.ts';
import { useList } from '#src/platform/reading/use-list.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { ListView } from '#src/ui/list/view.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';
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
          action={<ButtonLink href={featuredAddress()}>看看其他好课</ButtonLink>}
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
