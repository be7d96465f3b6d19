import { useEffect } from 'react';
import type { subCategories } from '#schemas/classic/endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import type { SectionProps } from '#src/engine/section-definition.ts';
import { choose, subCategoryOf, useChoice } from '#src/platform/storage/choices.ts';
import { Tabs } from '#src/ui/page/tabs.tsx';

const all = { id: '', name: '全部' };

/** 全部 and the second-level categories of the payload's first-level one. */
export default function SubCategories({
  title,
  data,
  source,
}: SectionProps<Data<typeof subCategories>>) {
  const choice = subCategoryOf(String(source?.payload.type_id ?? ''));
  const chosen = useChoice(choice);
  const known = chosen === '' || data.some(({ id }) => id === chosen);
  useEffect(() => {
    if (!known) choose(choice, '');
  }, [known, choice]);
  return (
    <Tabs
      label={title}
      tabs={[all, ...data]}
      current={known ? chosen : ''}
      onChoose={(id) => choose(choice, id)}
      look="pill"
    />
  );
}
