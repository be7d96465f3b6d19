import { useEffect, useState } from 'react';
import type { categoryBlocks } from '#schemas/classic/endpoints.ts';
import type { SettingsOf } from '#schemas/layout/section-settings.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import type { SectionProps } from '#src/engine/section-definition.ts';
import { ListFoot } from '#src/ui/list/foot.tsx';
import { CategoryBlock } from './Block.tsx';
import css from './category-blocks.module.css';

type Blocks = Data<typeof categoryBlocks>;

/** A back end may send thousands. */
const MOST = 40;

const FEW = 2;

/** Answers of this visit whose blocks are all shown, also after leaving and coming back. */
const opened = new WeakSet<Blocks>();

/** First-level categories with their courses, alternately as list and grid. */
export default function CategoryBlocks({
  data,
  source,
  settings: { count },
}: SectionProps<Blocks, SettingsOf<'分类板块'>>) {
  const [open, setOpen] = useState(opened.has(data));
  useEffect(() => {
    if (open) opened.add(data);
  }, [open, data]);
  const all = data.filter(({ courses }) => courses.items.length > 0);
  const most = count === undefined && !open ? FEW : MOST;
  return (
    <div className={css.blocks}>
      {all.slice(0, most).map((block, index) => (
        <CategoryBlock
          // a back end may list one category twice
          // biome-ignore lint/suspicious/noArrayIndexKey: the two differ by position only
          key={`${index}:${block.id}`}
          block={block}
          as={index % 2 === 0 ? 'rows' : 'tiles'}
          source={source}
        />
      ))}
      {most === FEW && all.length > FEW && (
        <div className={css.more}>
          <ListFoot label="查看更多" state="idle" onPress={() => setOpen(true)} />
        </div>
      )}
    </div>
  );
}
