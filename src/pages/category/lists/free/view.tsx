import { productList } from '#schemas/category/endpoints.ts';
import { CourseLine } from '#src/entities/course/line.tsx';
import { listing } from '#src/entities/course/listing.tsx';
import { nothingFound, useNarrowing } from '#src/entities/course/narrowing.ts';
import { listView } from '#src/page-kinds/list-view.tsx';

const useChoice = () => useNarrowing({ price: 'free' }, ['type', 'sort', 'category']);

export default listView(productList, {
  ...listing,
  useChoice,
  share: { title: '免费好课，现在就能学' },
  empty: nothingFound,
  row: (course, index) => <CourseLine course={course} first={index === 0} />,
});
