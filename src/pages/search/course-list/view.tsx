import { useEffect } from 'react';
import { productList } from '#schemas/category/endpoints.ts';
import { tidyKeyword } from '#schemas/search/keyword.ts';
import { CourseLine } from '#src/entities/course/line.tsx';
import { listing } from '#src/entities/course/listing.tsx';
import { nothingFound, useNarrowing } from '#src/entities/course/narrowing.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { noteSearch } from '../history.ts';

const useChoice = () => {
  const [query] = useParam('keyword');
  const [teacher] = useParam('teacher');
  const keyword = tidyKeyword(query);
  useEffect(() => noteSearch(keyword), [keyword]);
  return {
    ...useNarrowing({ keyword, teacher_id: teacher }, ['type', 'price', 'category', 'sort']),
    keyword,
    title: keyword === '' ? '全部课程' : `“${keyword}”的课程`,
  };
};

export default listView(productList, {
  ...listing,
  useChoice,
  share: ({ title }) => ({ title }),
  empty: nothingFound,
  useParts: (_list, { keyword }) => ({
    row: (course, index) => <CourseLine course={course} first={index === 0} keyword={keyword} />,
  }),
});
