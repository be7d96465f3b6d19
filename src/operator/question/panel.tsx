import { App, Button, Drawer, Input } from 'antd';
import { useState } from 'react';
import {
  answerAsTeacher,
  type DeskAnswer,
  type DeskQuestionInFull,
  hideEntry,
  readQuestion,
} from '#schemas/question/desk-endpoints.ts';
import { ANSWER_LENGTH, type EntryKind } from '#schemas/question/fields.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { OperatorChip } from '../parts/chip.tsx';
import { FormState } from '../parts/form-state.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { zonedText } from '../parts/moments.ts';
import { Box, Line, Stack, Text } from '../parts/part.tsx';
import { useAction } from '../parts/use-action.ts';
import { useOperatorCall } from '../use-operator-call.ts';
import css from './question.module.css';
import { askedBy, questionMark } from './words.ts';

type HideProps = {
  kind: EntryKind;
  of: { id: number; hidden: boolean; reports: number };
  onDone: () => void;
};

/** Hides an entry or shows it again; a reported one can be left shown, which settles its reports. */
const HideButtons = ({ kind, of: { id, hidden, reports }, onDone }: HideProps) => {
  const { message } = App.useApp();
  const name = kind === 'question' ? '问题' : '回答';
  const { busy, run } = useAction(
    (hide: boolean) =>
      changeByOperator(hideEntry, { kind, id, hidden: hide }, `${kind} ${id} ${hide}`),
    () => {
      void message.success('已保存');
      onDone();
    },
  );
  return (
    <Line as="span" gap={8} align="stretch" wrap>
      <Button size="small" loading={busy} onClick={() => void run(!hidden)}>
        {hidden ? `重新显示${name}` : `隐藏${name}`}
      </Button>
      {reports > 0 && !hidden && (
        <Button size="small" loading={busy} onClick={() => void run(false)}>
          保留，举报不成立
        </Button>
      )}
    </Line>
  );
};

const writerOf = ({ teacher, by, nickname }: DeskAnswer): string => {
  const name = nickname || '未填昵称';
  if (!teacher) return name;
  return by ? `讲师（由 ${by} 代答）` : `讲师 ${name}`;
};

const AnswerLine = ({ answer, onDone }: { answer: DeskAnswer; onDone: () => void }) => (
  <Stack
    as="li"
    gap={6}
    padBlock={10}
    padInline={12}
    surface="page"
    radius="small"
    className={css.answer}
    data-hidden={answer.hidden}
  >
    <Text as="span" size={12} tone="secondary" breaks="anywhere">
      {writerOf(answer)} · {zonedText(answer.at)}
      {answer.hidden && ' · 已隐藏'}
      {answer.reports > 0 && ` · 被举报 ${answer.reports} 次`}
    </Text>
    <Text breaks="lines" className={css.text}>
      {answer.text}
    </Text>
    <HideButtons kind="answer" of={answer} onDone={onDone} />
  </Stack>
);

type ToldProps = { told: DeskQuestionInFull; onDone: () => void };

const Told = ({ told, onDone }: ToldProps) => {
  const { name, tone } = questionMark(told);
  return (
    <>
      <Line as="p" gap={8} wrap>
        {askedBy(told)}（编号 {told.member}）<OperatorChip tone={tone}>{name}</OperatorChip>
      </Line>
      <Text size={12} tone="secondary" breaks="anywhere">
        {told.product} · {told.lesson} · {zonedText(told.at)}
      </Text>
      <Text breaks="lines" className={css.text}>
        {told.text}
      </Text>
      <HideButtons kind="question" of={told} onDone={onDone} />
      <Stack as="ol" gap={12} bare aria-label="回答">
        {told.list.map((answer) => (
          <AnswerLine key={answer.id} answer={answer} onDone={onDone} />
        ))}
      </Stack>
    </>
  );
};

const TeacherAnswer = ({ told: { id }, onDone }: ToldProps) => {
  const { message } = App.useApp();
  const [text, setText] = useState('');
  const given = text.trim();
  const { run, ...answering } = useAction(
    () => changeByOperator(answerAsTeacher, { question: id, text: given }, `${id}`),
    () => {
      void message.success('已回答，提问的会员会收到消息');
      setText('');
      onDone();
    },
  );
  return (
    <Stack
      as="section"
      gap={12}
      across="start"
      padStart={16}
      edge="start"
      aria-label="以讲师身份回答"
    >
      <Input.TextArea
        className={css.field ?? ''}
        value={text}
        onChange={({ target }) => setText(target.value)}
        maxLength={ANSWER_LENGTH}
        showCount
        rows={4}
        placeholder="会以讲师的名义显示在最前面"
        aria-label="讲师的回答"
      />
      <FormState of={answering} verb="发出" unsaved={given !== ''} />
      <Button
        type="primary"
        loading={answering.busy}
        disabled={given === ''}
        onClick={() => void run()}
      >
        以讲师身份回答
      </Button>
    </Stack>
  );
};

type Props = { question: number; onClose: () => void; onDone: () => void };

/** One question with its answers, each of which can be hidden, and the teacher's answer. */
export const QuestionPanel = ({ question, onClose, onDone }: Props) => {
  const call = useOperatorCall(readQuestion, { question }, { fresh: true });
  const done = () => {
    call.refresh();
    onDone();
  };
  return (
    <Drawer open title="问答" onClose={onClose} size={520} classNames={{ body: css.body ?? '' }}>
      {/* what scrolls is scrolled by keys as well */}
      <Box as="section" ring="inside" className={css.panel} aria-label="问题与回答" tabIndex={0}>
        <Loaded call={call}>{(told) => <Told told={told} onDone={done} />}</Loaded>
        {call.data && <TeacherAnswer told={call.data} onDone={done} />}
      </Box>
    </Drawer>
  );
};
