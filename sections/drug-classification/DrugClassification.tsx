import type { Data } from '../../schemas/define-endpoint.ts';
import type { drugList } from '../../schemas/home/endpoints.ts';
import type { SectionProps } from '../../src/engine/section-definition.ts';
import { classificationAddress } from '../../src/entities/category/classification-address.ts';
import { CategoryTiles } from '../../src/entities/category/tiles.tsx';
import { usePages } from '../../src/platform/reading/use-pages.ts';
import { ListFoot } from '../../src/ui/list/foot.tsx';
import { SectionFrame } from '../../src/ui/page/section-frame.tsx';

type Categories = Data<typeof drugList>;

const tile = ({ id, name, thumb }: Categories['items'][number]) => ({
  id,
  name,
  thumb,
  href: classificationAddress('type_drug', id),
});

export default function DrugClassification({ title, data, source }: SectionProps<Categories>) {
  const { items, page, state, next } = usePages<typeof drugList>(source, data, 'swap');
  return (
    <SectionFrame
      title={title}
      more={classificationAddress('type_drug')}
      page={page}
      foot={<ListFoot label="换一换" state={state} onPress={next} />}
    >
      <CategoryTiles categories={items.map(tile)} />
    </SectionFrame>
  );
}
