import { productList } from '#schemas/category/endpoints.ts';
import { AUDIO, COLUMN, GRAPHIC, SERIES, TOPIC, VIDEO } from '#schemas/course/product-type.ts';
import { CourseLine } from '#src/entities/course/line.tsx';
import { listing } from '#src/entities/course/listing.tsx';
import { nothingFound, useNarrowing } from '#src/entities/course/narrowing.ts';
import { typeNames } from '#src/entities/course/type-names.ts';
import { listView } from '#src/page-kinds/list-view.tsx';

const titles: Readonly<Record<string, string>> = {
  [VIDEO]: `${typeNames[VIDEO]}课`,
  [AUDIO]: `${typeNames[AUDIO]}课`,
  [GRAPHIC]: `${typeNames[GRAPHIC]}课`,
  [COLUMN]: typeNames[COLUMN],
  [SERIES]: `系列${typeNames[SERIES]}`,
  [TOPIC]: typeNames[TOPIC],
};

const useChoice = () => {
  const narrowing = useNarrowing({}, ['category', 'price', 'sort']);
  return { ...narrowing, title: titles[narrowing.payload.type] ?? '全部课程' };
};

/** Courses of one content type (wire rule 22), by first-level category. */
export default listView(productList, {
  ...listing,
  useChoice,
  share: ({ title }) => ({ title }),
  empty: nothingFound,
  row: (course, index) => <CourseLine course={course} first={index === 0} />,
});
