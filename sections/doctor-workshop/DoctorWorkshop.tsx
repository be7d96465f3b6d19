import type { workshopList } from '../../schemas/api/home.ts';
import type { Data } from '../../schemas/define-endpoint.ts';
import type { SectionProps } from '../../src/engine/section-definition.ts';
import { usePages } from '../../src/platform/use-pages.ts';
import { ListFoot } from '../../src/ui/list-foot.tsx';
import { PersonCard } from '../../src/ui/person-card.tsx';
import { Rail } from '../../src/ui/rail.tsx';
import { SectionFrame } from '../../src/ui/section-frame.tsx';

export default function DoctorWorkshop({
  title,
  data,
  source,
}: SectionProps<Data<typeof workshopList>>) {
  const { items, state, next } = usePages<typeof workshopList>(source, data, 'swap-all');
  return (
    <SectionFrame title={title} foot={<ListFoot label="换一换" state={state} onPress={next} />}>
      <Rail items={items} width="person">
        {({ teacherId, name, avatar, shop }) => (
          <PersonCard href={`/join?id=${teacherId}`} name={name} avatar={avatar} place={shop} />
        )}
      </Rail>
    </SectionFrame>
  );
}
