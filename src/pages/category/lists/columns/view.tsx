import { columnProducts } from '#schemas/home/endpoints.ts';
import { courseListAddress } from '#schemas/search/addresses.ts';
import { CourseLine } from '#src/entities/course/line.tsx';
import { listing } from '#src/entities/course/listing.tsx';
import { listView } from '#src/page-kinds/list-view.tsx';

export default listView(columnProducts, {
  ...listing,
  title: '全部专栏',
  share: { title: '跟着名师系统学习' },
  empty: { text: '专栏正在筹备', link: '看全部课程', to: courseListAddress() },
  row: (course, index) => <CourseLine course={course} first={index === 0} />,
});
