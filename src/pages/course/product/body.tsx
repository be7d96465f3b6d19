import type { ComponentType } from 'react';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { Tabs } from '#src/ui/page/tabs.tsx';
import { Box } from '#src/ui/part/parts.tsx';
import { Catalogue } from '../catalogue/catalogue.tsx';
import type { Product } from '../lessons-of.ts';
import css from './body.module.css';
import type { PanelProps } from './panel.tsx';

const names = { intro: '介绍', lessons: '目录', reviews: '评价' } as const;

type Props = {
  product: Product;
  /** Id of the lesson that is open. */
  current?: string;
  /** The tab that is open at first. */
  first?: keyof typeof names;
  onBuy: () => void;
  chapterLinks?: boolean;
  /** Introduction and reviews; a page of lessons loads them later. */
  Panel: ComponentType<PanelProps>;
};

export const ProductBody = ({ product, first = 'intro', Panel, ...catalogue }: Props) => {
  const [chosen, choose] = useParam('tab', first);
  const ids = (['intro', 'lessons', 'reviews'] as const).filter(
    (id) => id !== 'lessons' || product.lessonCount > 1,
  );
  const tab = ids.find((id) => id === chosen) ?? ids[0] ?? 'intro';
  const tabs = ids.map((id) => ({
    id,
    name: id === 'reviews' && product.rating.total > 0 ? `评价 ${product.rating.total}` : names[id],
  }));
  return (
    <>
      <Box above={8} edge="end" className={css.tabs}>
        <Tabs label="课程内容" tabs={tabs} current={tab} onChoose={choose} look="line" />
      </Box>
      {tab === 'lessons' ? (
        <Catalogue product={product} {...catalogue} />
      ) : (
        <Panel product={product} of={tab} />
      )}
    </>
  );
};
