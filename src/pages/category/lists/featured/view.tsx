import { featuredList } from '#schemas/home/endpoints.ts';
import { courseListAddress } from '#schemas/search/addresses.ts';
import { CourseLine } from '#src/entities/course/line.tsx';
import { listing } from '#src/entities/course/listing.tsx';
import { listView } from '#src/page-kinds/list-view.tsx';

export default listView(featuredList, {
  ...listing,
  share: { title: '编辑推荐的优质好课' },
  empty: { text: '编辑正在挑选好课', link: '看全部课程', to: courseListAddress() },
  row: (course, index) => <CourseLine course={course} first={index === 0} />,
});
