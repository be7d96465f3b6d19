import { categoryCoursesAddress } from '#schemas/category/addresses.ts';
import type { categoryBlocks } from '#schemas/classic/endpoints.ts';
import type { Course } from '#schemas/course/fields.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import type { PagedSource } from '#src/engine/section-definition.ts';
import { courseCards } from '#src/entities/course/card-of.ts';
import { CourseList } from '#src/entities/course/list.tsx';
import { type PageReading, usePages } from '#src/platform/reading/use-pages.ts';
import { Picture } from '#src/ui/media/picture.tsx';
import { SectionFrame } from '#src/ui/page/section-frame.tsx';
import css from './category-blocks.module.css';

type Blocks = Data<typeof categoryBlocks>;

type Props = {
  block: Blocks[number];
  as: 'rows' | 'tiles';
  source: PagedSource | undefined;
};

/** Further pages of a block are in `pages`, from 2 on (home rule 48). */
const ownPage: PageReading<Course> = {
  field: 'pages',
  // the schema of a source that answers with blocks has checked `data`
  pageOf: (data) => (data as Blocks)[0]?.courses,
};

export const CategoryBlock = ({ block, as, source }: Props) => {
  const { id, name, adImage, courses } = block;
  const own = source && { ...source, payload: { ...source.payload, page: 1, type_id: id } };
  const { items, page, state, next } = usePages(own, courses, 'swap', { reading: ownPage });
  const address = categoryCoursesAddress({ id });
  return (
    <SectionFrame title={name} more={address} page={page} swap={{ state, onPress: next }}>
      <a className={css.ad} href={address} aria-label={`${name}专区`}>
        <Picture src={adImage} ratio="ad" />
      </a>
      <CourseList as={as} courses={courseCards(items, 'classic')} />
    </SectionFrame>
  );
};
