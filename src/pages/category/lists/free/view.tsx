import { productList } from '../../../../../schemas/category/endpoints.ts';
import { FilterBar } from '../../../../entities/course/filter-bar.tsx';
import { CourseLine } from '../../../../entities/course/line.tsx';
import { listing } from '../../../../entities/course/listing.tsx';
import { nothingFound, useNarrowing } from '../../../../entities/course/narrowing.ts';
import { listView } from '../../../../page-kinds/list-view.tsx';

const useChoice = () => ({
  ...useNarrowing({ price: 'free' }),
  head: <FilterBar prices={false} />,
});

/** Everything that costs nothing. */
export default listView(productList, {
  ...listing,
  useChoice,
  share: { title: '免费好课，现在就能学' },
  empty: nothingFound,
  row: (course, index) => <CourseLine course={course} first={index === 0} />,
});
