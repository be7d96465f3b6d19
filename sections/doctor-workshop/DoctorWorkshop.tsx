import type { workshopList } from '#schemas/home/endpoints.ts';
import type { SettingsOf } from '#schemas/layout/section-settings.ts';
import { teacherListAddress, workshopAddress } from '#schemas/teacher/addresses.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import type { SectionProps } from '#src/engine/section-definition.ts';
import { PersonCard } from '#src/entities/teacher/card.tsx';
import { usePages } from '#src/platform/reading/use-pages.ts';
import { Rail } from '#src/ui/list/rail.tsx';
import { SectionFrame } from '#src/ui/page/section-frame.tsx';

export default function DoctorWorkshop({
  title,
  data,
  source,
  settings: { more = teacherListAddress(), quiet },
}: SectionProps<Data<typeof workshopList>, SettingsOf<'医生工作室'>>) {
  const { items, state, next } = usePages<typeof workshopList>(source, data, 'swap-all');
  return (
    <SectionFrame title={title} more={more} quiet={quiet} swap={{ state, onPress: next }}>
      <Rail items={items} width="person">
        {({ teacherId, name, avatar, shop }) => (
          <PersonCard
            href={workshopAddress({ id: teacherId })}
            name={name}
            avatar={avatar}
            workplace={shop}
          />
        )}
      </Rail>
    </SectionFrame>
  );
}
