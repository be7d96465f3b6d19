import type { ReactNode } from 'react';
import { columnListAddress, typeCoursesAddress } from '#schemas/category/addresses.ts';
import type { Course } from '#schemas/course/fields.ts';
import { AUDIO, COLUMN, GRAPHIC, VIDEO } from '#schemas/course/product-type.ts';
import type { drugList } from '#schemas/home/endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import type { Page } from '#schemas/wire/structures.ts';
import type { SectionProps } from '#src/engine/section-definition.ts';
import {
  type Classification,
  classificationAddress,
} from '#src/entities/category/classification-address.ts';
import { type CategoryForm, CategoryTiles } from '#src/entities/category/tiles.tsx';
import type { CourseCardProps } from '#src/entities/course/card.tsx';
import { courseCard } from '#src/entities/course/card-of.ts';
import { CourseList, type CourseShape } from '#src/entities/course/list.tsx';
import { type ListOptions, type ListSettings, PagedList } from './PagedList.tsx';

type Category = Data<typeof drugList>['items'][number];

export type List<T> = (props: SectionProps<Page<T>, ListSettings>) => ReactNode;

export type ListItems = {
  图文标题: Course;
  视频模块: Course;
  音频模块: Course;
  专栏模块: Course;
  疾病分类: Category;
  用途分类: Category;
  药品分类: Category;
};

const pagedList =
  <T,>(options: ListOptions<T>): List<T> =>
  (props) => <PagedList {...props} {...options} />;

type Shown = {
  mark?: CourseCardProps['mark'];
  /** Replaces the type that the back end gives a course. */
  type?: number;
};

const courses = (more: string, usual: CourseShape, { mark, type }: Shown = {}) =>
  pagedList<Course>({
    more,
    shape: ({ as = usual }) =>
      as === 'rail' ? { mode: 'rail' } : { mode: 'append', few: as === 'tiles' ? 4 : 3 },
    draw: (items, { as = usual }) => {
      const cards = items.map((course) => ({
        ...courseCard({ ...course, type: type ?? course.type }),
        kind: undefined,
        mark,
      }));
      return <CourseList as={as} courses={cards} />;
    },
  });

/** Two rows each. */
const categoryShapes = {
  grid: { mode: 'swap', few: 8 },
  pairs: { mode: 'swap', few: 4 },
  rail: { mode: 'rail' },
} as const;

const classification = (of: Classification, as: CategoryForm) =>
  pagedList<Category>({
    more: classificationAddress(of),
    shape: () => categoryShapes[as],
    draw: (items) => (
      <CategoryTiles
        as={as}
        categories={items.map(({ id, name, thumb }) => ({
          id,
          name,
          thumb,
          href: classificationAddress(of, id),
        }))}
      />
    ),
  });

export const lists: { [N in keyof ListItems]: List<ListItems[N]> } = {
  视频模块: courses(typeCoursesAddress({ type: VIDEO }), 'rail', { mark: 'play' }),
  音频模块: courses(typeCoursesAddress({ type: AUDIO }), 'compact', { mark: 'listen' }),
  专栏模块: courses(columnListAddress({ type: COLUMN }), 'compact'),
  图文标题: courses(typeCoursesAddress({ type: GRAPHIC }), 'rail', { type: GRAPHIC }),
  疾病分类: classification('type_disease', 'grid'),
  用途分类: classification('type_use', 'pairs'),
  药品分类: classification('type_drug', 'rail'),
};
