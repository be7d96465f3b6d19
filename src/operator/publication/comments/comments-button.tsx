import { Button } from 'antd';
import { useEditedPlan } from '../../draft-editor/context.ts';
import css from './comments.module.css';
import { discussed } from './discussed.ts';
import { useCommentCounts } from './use-comments.ts';

/** How many threads about a section are open; opens them. Nothing where there is none. */
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

/** Opens the comments on a section, also where there are none yet. */
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
