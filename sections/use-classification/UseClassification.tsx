import type { Data } from '../../schemas/define-endpoint.ts';
import type { useList } from '../../schemas/home/endpoints.ts';
import type { SectionProps } from '../../src/engine/section-definition.ts';
import { classificationAddress } from '../../src/entities/category/classification-address.ts';
import { CategoryTiles } from '../../src/entities/category/tiles.tsx';
import { usePages } from '../../src/platform/reading/use-pages.ts';
import { ListFoot } from '../../src/ui/list/foot.tsx';
import { SectionFrame } from '../../src/ui/page/section-frame.tsx';

type Categories = Data<typeof useList>;

const tile = ({ id, name, thumb }: Categories['items'][number]) => ({
  id,
  name,
  thumb,
  href: classificationAddress('type_use', id),
});

export default function UseClassification({ title, data, source }: SectionProps<Categories>) {
  const { items, page, state, next } = usePages<typeof useList>(source, data, 'swap');
  return (
    <SectionFrame
      title={title}
      more={classificationAddress('type_use')}
      page={page}
      foot={<ListFoot label="换一换" state={state} onPress={next} />}
    >
      <CategoryTiles categories={items.map(tile)} />
    </SectionFrame>
  );
}
