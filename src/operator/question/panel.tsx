import { App, Button } from 'antd';
import {
  answerAsTeacher,
  type DeskAnswer,
  type DeskQuestionInFull,
  hideEntry,
  readQuestion,
} from '#schemas/question/desk-endpoints.ts';
import { ANSWER_LENGTH, type EntryKind } from '#schemas/question/fields.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { useAction } from '../parts/form/use-action.ts';
import { zonedText } from '../parts/moments.ts';
import { Line, Stack, Text } from '../parts/part.tsx';
import { Decisions } from '../queue/decisions.tsx';
import { QueueFrame, QueueHead } from '../queue/panel.tsx';
import { type DecisionForm, deciding, type PanelProps } from '../queue/queue.ts';
import { useOperatorCall } from '../use-operator-call.ts';
import css from './question.module.css';
import { questionMark, requesterOf } from './words.ts';

type HideProps = {
  kind: EntryKind;
  of: { id: number; hidden: boolean; reports: number };
  onDone: () => void;
};

/** Hides an entry or shows it again; leaving a reported one shown settles its reports. */
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
    <Line as="span" wrap gap={8} align="stretch">
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
    surface="page"
    radius="small"
    padBlock={10}
    padInline={12}
    className={css.answer}
    data-hidden={answer.hidden}
  >
    <Text as="span" size={12} tone="secondary" breaks="anywhere">
      {writerOf(answer)} · {zonedText(answer.at)}
      {answer.hidden && ' · 已隐藏'}
      {answer.reports > 0 && ` · 被举报 ${answer.reports} 次`}
    </Text>
    <Text className={css.text} breaks="lines">
      {answer.text}
    </Text>
    <HideButtons kind="answer" of={answer} onDone={onDone} />
  </Stack>
);

type QuestionProps = { row: DeskQuestionInFull; onDone: () => void };

const Question = ({ row, onDone }: QuestionProps) => {
  return (
    <>
      <QueueHead who={`${requesterOf(row)}（编号 ${row.member}）`} mark={questionMark(row)} />
      <Text size={12} tone="secondary" breaks="anywhere">
        {row.product} · {row.lesson} · {zonedText(row.at)}
      </Text>
      <Text breaks="lines">{row.text}</Text>
      <HideButtons kind="question" of={row} onDone={onDone} />
      <Stack as="ol" bare gap={12} aria-label="回答">
        {row.list.map((answer) => (
          <AnswerLine key={answer.id} answer={answer} onDone={onDone} />
        ))}
      </Stack>
    </>
  );
};

const formOf = (id: number): DecisionForm => ({
  label: '以讲师身份回答',
  verb: '发出',
  parts: [
    {
      ...{ field: 'text', kind: 'lines', label: '讲师的回答', counts: true },
      ...{ placeholder: '会以讲师的名义显示在最前面', longest: ANSWER_LENGTH },
    },
    'state',
    {
      ...{ act: '以讲师身份回答', type: 'primary', clears: true },
      isReady: (given) => given('text') !== '',
      run: deciding(
        (given) =>
          changeByOperator(answerAsTeacher, { question: id, text: given('text') }, `${id}`),
        () => '已回答，提问的会员会收到消息',
      ),
    },
  ],
});

export const Panel = ({ id: question, onClose, onDone }: PanelProps) => {
  const call = useOperatorCall(readQuestion, { question }, { fresh: true });
  const done = () => {
    call.refresh();
    onDone();
  };
  return (
    <QueueFrame
      {...{ title: '问答', label: '问题与回答', call, onClose }}
      gap={16}
      foot={call.data && <Decisions form={formOf(question)} look="near" onDone={done} />}
    >
      {(row) => <Question row={row} onDone={done} />}
    </QueueFrame>
  );
};
