import { App, Button, Drawer, Input } from 'antd';
import { useState } from 'react';
import {
  answerFeedback,
  type FeedbackInFull,
  readFeedback,
} from '#schemas/feedback/desk-endpoints.ts';
import { feedbackKindNames, LONGEST_FEEDBACK_ANSWER } from '#schemas/feedback/fields.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { useMay } from '../draft-editor/context.ts';
import { OperatorChip } from '../parts/chip.tsx';
import { FormState } from '../parts/form-state.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { zonedText } from '../parts/moments.ts';
import { Box, Line, Stack, Text } from '../parts/part.tsx';
import { Photos } from '../parts/photos.tsx';
import { useAction } from '../parts/use-action.ts';
import { useOperatorCall } from '../use-operator-call.ts';
import css from './feedback.module.css';
import { feedbackMark, senderText } from './words.ts';

/** How often an open panel is read anew, in ms; its pictures' addresses last longer. */
const EVERY = 240_000;

const Told = ({ told }: { told: FeedbackInFull }) => {
  const { name, tone } = feedbackMark(told);
  return (
    <>
      <Line as="p" gap={8} wrap>
        {senderText(told)}（编号 {told.member}）<OperatorChip tone={tone}>{name}</OperatorChip>
      </Line>
      <Text size={12} tone="secondary" breaks="anywhere">
        {feedbackKindNames[told.kind]} · {zonedText(told.at)}
        {told.contact && ` · 联系方式 ${told.contact}`}
      </Text>
      <Text breaks="lines">{told.text}</Text>
      {told.pictures.length > 0 && <Photos addresses={told.pictures} />}
    </>
  );
};

type AnswerProps = { id: number; onDone: () => void };

const AnswerForm = ({ id, onDone }: AnswerProps) => {
  const { message } = App.useApp();
  const [text, setText] = useState('');
  const given = text.trim();
  const answering = useAction(
    () => changeByOperator(answerFeedback, { id, text: given }, `${id}`),
    ({ outcome }) => {
      if (outcome === 'answered') void message.success('已回复，会员会收到消息');
      else void message.warning('已有人回复，没有重复发送');
      onDone();
    },
  );
  return (
    <Stack as="section" gap={12} across="start" padStart={20} edge="start" aria-label="回复">
      <Input.TextArea
        className={css.field ?? ''}
        value={text}
        onChange={({ target }) => setText(target.value)}
        maxLength={LONGEST_FEEDBACK_ANSWER}
        showCount
        rows={4}
        placeholder="写给会员的回复，发出后不能修改"
        aria-label="回复内容"
      />
      <FormState of={answering} verb="发出" unsaved={given !== ''} />
      <Button
        type="primary"
        loading={answering.busy}
        disabled={given === ''}
        onClick={() => void answering.run()}
      >
        回复
      </Button>
    </Stack>
  );
};

type Props = { id: number; onClose: () => void; onDone: () => void };

/** One feedback with its answer, or the form of it. */
export const FeedbackPanel = ({ id, onClose, onDone }: Props) => {
  const mayAnswer = useMay('support.edit');
  const call = useOperatorCall(readFeedback, { id }, { fresh: true, every: EVERY });
  const done = () => {
    call.refresh();
    onDone();
  };
  return (
    <Drawer open title="反馈" onClose={onClose} size={520} classNames={{ body: css.body ?? '' }}>
      {/* what scrolls is scrolled by keys as well */}
      <Box as="section" ring="inside" className={css.panel} aria-label="反馈内容" tabIndex={0}>
        <Loaded call={call}>
          {(told) => (
            <>
              <Told told={told} />
              {told.state === 'waiting' && mayAnswer && <AnswerForm id={id} onDone={done} />}
              {told.state !== 'waiting' && (
                <Stack
                  as="section"
                  gap={12}
                  across="start"
                  padStart={20}
                  edge="start"
                  aria-label="回复"
                >
                  <Text size={12} tone="secondary" breaks="anywhere">
                    {told.by} 回复 · {told.answeredAt !== null && zonedText(told.answeredAt)}
                  </Text>
                  <Text breaks="lines">{told.answer}</Text>
                </Stack>
              )}
            </>
          )}
        </Loaded>
      </Box>
    </Drawer>
  );
};
