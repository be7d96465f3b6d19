import { useEffect } from 'react';
import type { firstCategories } from '#schemas/classic/endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import type { SectionProps } from '#src/engine/section-definition.ts';
import { CATEGORY, choose, useChoice } from '#src/platform/storage/choices.ts';
import { Tabs } from '#src/ui/page/tabs.tsx';
import css from './category-tabs.module.css';

const home = { id: '', name: '首页' };

export default function CategoryTabs({ title, data }: SectionProps<Data<typeof firstCategories>>) {
  const chosen = useChoice(CATEGORY);
  const known = chosen === '' || data.some(({ id }) => id === chosen);
  useEffect(() => {
    if (!known) choose(CATEGORY, '');
  }, [known]);
  const onChoose = (id: string) => {
    choose(CATEGORY, id);
    // the tabs are sticky, so the content of another tab has to start at its top
    scrollTo({ top: 0, behavior: 'instant' });
  };
  return (
    <div className={css.bar}>
      <Tabs
        label={title}
        tabs={[home, ...data]}
        current={known ? chosen : ''}
        onChoose={onChoose}
        look="line"
      />
    </div>
  );
}
