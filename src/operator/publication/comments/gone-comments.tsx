import { Button } from 'antd';
import { commentedIn, commentedWords } from '#schemas/publication/comment-endpoints.ts';
import { shippedLayouts } from '#src/layouts/shipped.ts';
import { useDeskLater, useEditedPlan } from '../../draft-editor/context.ts';
import css from './comments.module.css';
import { discussed } from './discussed.ts';
import { useCommentCounts } from './use-comments.ts';

/** Open threads about sections that are not in the draft any more, which have no row to show them. */
export const GoneComments = () => {
  const { document } = useDeskLater();
  const { items } = useCommentCounts();
  const plan = useEditedPlan();
  const keys = commentedIn(document, shippedLayouts);
  const gone = items.filter(({ section }) => !keys.has(section));
  if (gone.length === 0 || plan) return null;
  return (
    <section className={css.gone} aria-label="已移出首页的区块的留言">
      <p>这些区块已移出首页，留言还没有解决：</p>
      <ul>
        {gone.map(({ section, open }) => (
          <li key={section}>
            <Button size="small" onClick={() => discussed.set(section)}>
              {`${commentedWords(section)}（${open} 条）`}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
