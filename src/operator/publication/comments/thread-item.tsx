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
import { Line, Stack, Text } from '../../parts/part.tsx';
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
      <Line as="p" gap={10} rowGap={2} wrap>
        <strong>{author}</strong>
        <Text as="span" size={13} tone="tertiary">
          {zonedText(at)}
          {edited && ' · 改过'}
        </Text>
      </Line>
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
    <Stack
      as="li"
      gap={12}
      padBlock={12}
      padInline={14}
      radius="card"
      edge="all"
      className={css.thread}
      data-resolved={resolved !== null}
    >
      {resolved && (
        <Line as="p" gap={10} rowGap={2} wrap>
          <OperatorChip tone="good">已解决</OperatorChip>
          <Text as="span" size={13} tone="tertiary">
            {resolved.by} · {zonedText(resolved.at)}
          </Text>
        </Line>
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
        <Line gap={8} align="stretch" wrap>
          <Button onClick={() => setReplying(true)}>回复</Button>
          <Button loading={resolve.busy} onClick={() => void resolve.run()}>
            {resolved ? '重新打开' : '标为已解决'}
          </Button>
        </Line>
      )}
    </Stack>
  );
};
