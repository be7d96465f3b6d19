import type { ReactNode } from 'react';
import type { FoundCourse } from '#schemas/search/found.ts';
import type { InfiniteList } from '#src/platform/reading/use-list.ts';
import { ListView } from '#src/ui/list/view.tsx';
import { CourseLine } from './line.tsx';

type Props = {
  list: Omit<InfiniteList<FoundCourse>, 'update'>;
  keyword?: string;
  narrow?: boolean;
  empty: ReactNode;
};

export const CourseRows = ({ list, keyword = '', narrow = false, empty }: Props) => (
  <ListView list={list} rowHeight={99} skeleton="rows" empty={empty} label="课程">
    {(course, index) => (
      <CourseLine course={course} first={index === 0} keyword={keyword} narrow={narrow} />
    )}
  </ListView>
);
