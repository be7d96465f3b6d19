import { Button } from 'antd';
import { useState } from 'react';
import {
  changeComment,
  replyToComment,
  resolveComment,
} from '#schemas/publication/comment-endpoints.ts';
import { changeByOperator } from '../../change-by-operator.ts';
import { useRights } from '../../draft-editor/context.ts';
import { OperatorChip } from '../../parts/chip.tsx';
import { zonedText } from '../../parts/moments.ts';
import { useAction } from '../../parts/use-action.ts';
import css from './comments.module.css';
import type { Comment, Thread } from './use-comments.ts';
import { WordsForm } from './words-form.tsx';

type WordsProps = { comment: Comment; mayEdit: boolean; onDone: () => void };

/** One comment; who wrote it may change it for a while. */
const Words = ({ comment, mayEdit, onDone }: WordsProps) => {
  const { id, author, at, edited, text, changeUntil } = comment;
  const [changing, setChanging] = useState(false);
  const change = useAction(
    (words: string) => changeByOperator(changeComment, { id, text: words }, `${id}`),
    () => {
      setChanging(false);
      onDone();
    },
  );
  return (
    <div className={css.words}>
      <p className={css.head}>
        <strong>{author}</strong>
        <span className={css.meta}>
          {zonedText(at)}
          {edited && ' · 改过'}
        </span>
      </p>
      {changing ? (
        <WordsForm
          {...{ label: '修改留言', does: '保存', text, of: change, verb: '保存' }}
          onSend={change.run}
          onCancel={() => setChanging(false)}
        />
      ) : (
        <p className={css.text}>{text}</p>
      )}
      {mayEdit && changeUntil !== null && !changing && (
        <Button
          type="link"
          size="small"
          className={css.change ?? ''}
          onClick={() => setChanging(true)}
        >
          修改
        </Button>
      )}
    </div>
  );
};

type Props = { thread: Thread; onDone: () => void };

/** A comment with its replies; whoever may edit replies, and closes or opens it. */
export const ThreadItem = ({ thread: { first, replies, resolved }, onDone }: Props) => {
  const { edit: mayEdit } = useRights();
  const [replying, setReplying] = useState(false);
  const { id } = first;
  const reply = useAction(
    (text: string) => changeByOperator(replyToComment, { id, text }, `${id}`),
    () => {
      setReplying(false);
      onDone();
    },
  );
  const resolve = useAction(
    () => changeByOperator(resolveComment, { id, resolved: resolved === null }, `${id}`),
    onDone,
  );
  return (
    <li className={css.thread} data-resolved={resolved !== null}>
      {resolved && (
        <p className={css.head}>
          <OperatorChip tone="good">已解决</OperatorChip>
          <span className={css.meta}>
            {resolved.by} · {zonedText(resolved.at)}
          </span>
        </p>
      )}
      <Words comment={first} {...{ mayEdit, onDone }} />
      {replies.length > 0 && (
        <ul className={css.replies} aria-label="回复">
          {replies.map((comment) => (
            <li key={comment.id}>
              <Words {...{ comment, mayEdit, onDone }} />
            </li>
          ))}
        </ul>
      )}
      {replying && (
        <WordsForm
          {...{ label: '回复留言', does: '发送回复', of: reply }}
          onSend={reply.run}
          onCancel={() => setReplying(false)}
        />
      )}
      {mayEdit && !replying && (
        <div className={css.acts}>
          <Button onClick={() => setReplying(true)}>回复</Button>
          <Button loading={resolve.busy} onClick={() => void resolve.run()}>
            {resolved ? '重新打开' : '标为已解决'}
          </Button>
        </div>
      )}
    </li>
  );
};
