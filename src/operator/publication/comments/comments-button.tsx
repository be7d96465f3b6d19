import { Button } from 'antd';
import { commentedIn, commentedWords } from '#schemas/publication/comment-endpoints.ts';
import { shippedLayouts } from '#src/layouts/shipped.ts';
import { useDeferredDesk, useEditedPlan } from '../../draft-editor/context.ts';
import { Line } from '../../parts/part.tsx';
import css from './comments.module.css';
import { discussed, useCommentCounts } from './use-comments.ts';

export const CommentCount = ({ section, label }: { section: string; label: string }) => {
  const open = useCommentCounts().openOf(section);
  const plan = useEditedPlan();
  if (open === 0 || plan) return null;
  return (
    <Button
      type="link"
      size="small"
      className={css.count ?? ''}
      aria-label={`${label}的留言：${open} 条未解决`}
      onClick={() => discussed.set(section)}
    >
      留言 {open}
    </Button>
  );
};

export const CommentsButton = ({ section }: { section: string }) => {
  const open = useCommentCounts().openOf(section);
  const plan = useEditedPlan();
  if (plan) return null;
  return (
    <Button className={css.opens ?? ''} onClick={() => discussed.set(section)}>
      {open > 0 ? `留言（${open} 条未解决）` : '留言'}
    </Button>
  );
};

export const OrphanComments = () => {
  const { document } = useDeferredDesk();
  const { items } = useCommentCounts();
  const plan = useEditedPlan();
  const keys = commentedIn(document, shippedLayouts);
  const removed = items.filter(({ section }) => !keys.has(section));
  if (removed.length === 0 || plan) return null;
  return (
    <Line
      as="section"
      size={13}
      tone="warning"
      gap={8}
      wrap
      padBlock={10}
      padInline={14}
      below={12}
      surface="warning"
      radius="small"
      className={css.notFound}
      aria-label="已移出首页的区块的留言"
    >
      <p>这些区块已移出首页，留言还没有解决：</p>
      <ul>
        {removed.map(({ section, open }) => (
          <li key={section}>
            <Button size="small" onClick={() => discussed.set(section)}>
              {`${commentedWords(section)}（${open} 条）`}
            </Button>
          </li>
        ))}
      </ul>
    </Line>
  );
};
