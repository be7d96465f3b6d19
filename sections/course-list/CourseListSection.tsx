import { typeCoursesAddress } from '#schemas/category/addresses.ts';
import { SERIES } from '#schemas/course/product-type.ts';
import type { newCourseList } from '#schemas/home/endpoints.ts';
import type { SettingsOf } from '#schemas/layout/section-settings.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import type { SectionProps } from '#src/engine/section-definition.ts';
import { courseCards } from '#src/entities/course/card-of.ts';
import { CourseList } from '#src/entities/course/list.tsx';
import { usePages } from '#src/platform/reading/use-pages.ts';
import { ListFoot } from '#src/ui/list/foot.tsx';
import { SectionFrame } from '#src/ui/page/section-frame.tsx';

const FEW = 4;

export default function CourseListSection({
  title,
  data,
  source,
  settings: { as = 'tiles', routes, more = typeCoursesAddress({ type: SERIES }), quiet, count },
}: SectionProps<Data<typeof newCourseList>, SettingsOf<'课程模块'>>) {
  const rail = as === 'rail';
  // under the tab of a category its list is all there is
  const whole = rail || count !== undefined || (quiet && source && 'type_id' in source.payload);
  const { items, state, next } = usePages<typeof newCourseList>(
    source,
    data,
    rail ? 'swap-all' : 'append',
    { few: whole ? undefined : FEW },
  );
  return (
    <SectionFrame
      title={title}
      more={more}
      quiet={quiet}
      swap={rail ? { state, onPress: next } : undefined}
      foot={!rail && <ListFoot label="查看更多" state={state} onPress={next} />}
    >
      <CourseList as={as} courses={courseCards(items, routes)} />
    </SectionFrame>
  );
}
