import type { categoryBlocks } from '#schemas/classic/endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import type { SectionProps } from '#src/engine/section-definition.ts';
import { CategoryBlock } from './Block.tsx';
import css from './category-blocks.module.css';

type Blocks = Data<typeof categoryBlocks>;

/** A back end may send thousands. */
const MOST = 40;

/** First-level categories with their courses, alternately as list and grid. */
export default function CategoryBlocks({ data, source }: SectionProps<Blocks>) {
  const blocks = data.filter(({ courses }) => courses.items.length > 0).slice(0, MOST);
  return (
    <div className={css.blocks}>
      {blocks.map((block, index) => (
        <CategoryBlock
          // a back end may list one category twice
          // biome-ignore lint/suspicious/noArrayIndexKey: the two differ by position only
          key={`${index}:${block.id}`}
          block={block}
          as={index % 2 === 0 ? 'rows' : 'tiles'}
          source={source}
        />
      ))}
    </div>
  );
}
