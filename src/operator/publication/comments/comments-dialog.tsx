import { Button, Input, Modal } from 'antd';
import { useEffect, useState } from 'react';
import {
  addComment,
  changeComment,
  commentedIn,
  commentedWords,
  LONGEST_COMMENT,
  readComments,
  replyToComment,
  resolveComment,
} from '#schemas/publication/comment-endpoints.ts';
import { shippedLayouts } from '#src/layouts/shipped.ts';
import { useStore } from '#src/platform/storage/store.ts';
import { changeByOperator } from '../../change-by-operator.ts';
import { useDeskState, useDraftEditor, useRights } from '../../draft-editor/context.ts';
import { OperatorChip } from '../../parts/chip.tsx';
import { FormState, type FormStateProps } from '../../parts/form/form-state.tsx';
import { useAction } from '../../parts/form/use-action.ts';
import { zonedText } from '../../parts/moments.ts';
import { Loaded } from '../../parts/panel/loaded.tsx';
import { Line, Stack, Text } from '../../parts/part.tsx';
import { useOwnRun } from '../../parts/use-own-run.ts';
import { WarningText } from '../../parts/warning-text.tsx';
import { useOperatorCall } from '../../use-operator-call.ts';
import css from './comments.module.css';
import { type Comment, discussed, type Thread, useCommentCounts } from './use-comments.ts';

type FormProps = {
  label: string;
  does: string;
  text?: string;
  placeholder?: string;
  of: FormStateProps['of'];
  verb?: FormStateProps['verb'];
  onSend: (text: string) => Promise<void>;
  onCancel?: () => void;
};

const WordsForm = (props: FormProps) => {
  const { label, does, text = '', placeholder, of, verb = '发出', onSend, onCancel } = props;
  const [typed, setTyped] = useState(text);
  const own = useOwnRun(of);
  const given = typed.trim();
  const send = () => {
    own.begin();
    void onSend(given);
  };
  return (
    <Stack gap={8} className={css.form}>
      <Input.TextArea
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        maxLength={LONGEST_COMMENT}
        showCount
        rows={3}
        aria-label={label}
        {...(placeholder && { placeholder })}
        autoFocus={onCancel !== undefined}
      />
      <Line gap={8} align="stretch" wrap>
        <Button
          type="primary"
          loading={of.busy}
          disabled={given === '' || given === text}
          onClick={send}
        >
          {does}
        </Button>
        <FormState of={own.state} verb={verb} unsaved={given !== text && !own.state.done} />
        {onCancel && <Button onClick={onCancel}>取消</Button>}
      </Line>
    </Stack>
  );
};

type WordsProps = { comment: Comment; mayEdit: boolean; onDone: () => void };

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
    <div>
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

type ThreadProps = { thread: Thread; onDone: () => void };

const ThreadItem = ({ thread: { first, replies, resolved }, onDone }: ThreadProps) => {
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

const Threads = ({ section }: { section: string }) => {
  const desk = useDraftEditor();
  const document = useDeskState((state) => state.document);
  const { edit: mayEdit } = useRights();
  const counts = useCommentCounts();
  const call = useOperatorCall(readComments, { section }, { fresh: true });
  const [round, setRound] = useState(0);
  const stands = commentedIn(document, shippedLayouts).has(section);
  const done = () => {
    call.refresh();
    counts.refresh();
  };
  const add = useAction(
    async (text: string) => {
      // a section that was just added is saved first
      await desk.saveNow();
      return changeByOperator(addComment, { section, text }, section);
    },
    () => {
      setRound(round + 1);
      done();
    },
  );
  return (
    <Stack gap={12}>
      {!stands && <WarningText>这个区块已移出这一页，不能再写新的留言。</WarningText>}
      <Loaded call={call}>
        {({ threads }) =>
          threads.length === 0 ? (
            <Text size={13} tone="tertiary">
              还没有留言。
            </Text>
          ) : (
            <Stack as="ul" gap={12} bare aria-label="留言">
              {threads.map((thread) => (
                <ThreadItem key={thread.first.id} thread={thread} onDone={done} />
              ))}
            </Stack>
          )
        }
      </Loaded>
      {mayEdit && stands && (
        <WordsForm
          key={round}
          {...{ label: '写留言', does: '留言', of: add }}
          placeholder="同事都能看到，学员看不到"
          onSend={add.run}
        />
      )}
    </Stack>
  );
};

export const CommentsDialog = () => {
  const section = useStore(discussed);
  useEffect(() => () => discussed.set(null), []);
  return (
    <Modal
      open={section !== null}
      title={`“${commentedWords(section ?? '')}”的留言`}
      onCancel={() => discussed.set(null)}
      footer={null}
      width={600}
      destroyOnHidden
    >
      {section !== null && <Threads section={section} />}
    </Modal>
  );
};
