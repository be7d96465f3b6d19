import { featuredAddress } from '#schemas/category/addresses.ts';
import type { featuredList } from '#schemas/home/endpoints.ts';
import type { SettingsOf } from '#schemas/layout/section-settings.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import type { SectionProps } from '#src/engine/section-definition.ts';
import { courseCards } from '#src/entities/course/card-of.ts';
import { CourseList } from '#src/entities/course/list.tsx';
import { usePages } from '#src/platform/reading/use-pages.ts';
import { ListFoot } from '#src/ui/list/foot.tsx';
import { SectionFrame } from '#src/ui/page/section-frame.tsx';

/** Whole rows of its shape. */
const FEW = { rows: 3, tiles: 4 };

export default function FeaturedContent({
  title,
  data,
  source,
  settings: { as = 'rows', routes, more = featuredAddress(), quiet, count },
}: SectionProps<Data<typeof featuredList>, SettingsOf<'优质内容'>>) {
  const rail = as === 'rail';
  const { items, few, page, state, next } = usePages<typeof featuredList>(
    source,
    data,
    rail ? 'swap-all' : 'swap',
    { few: rail || count !== undefined ? undefined : FEW[as] },
  );
  return (
    <SectionFrame
      title={title}
      more={more}
      quiet={quiet}
      page={page}
      swap={rail ? { state, onPress: next } : undefined}
      foot={!rail && <ListFoot label={few ? '查看更多' : '换一换'} state={state} onPress={next} />}
    >
      <CourseList as={as} courses={courseCards(items, routes)} />
    </SectionFrame>
  );
}
