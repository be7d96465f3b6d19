import { App, Button, Input } from 'antd';
import { useState } from 'react';
import { answerSupport, closeSupport, type ThreadInFull } from '#schemas/support/desk-endpoints.ts';
import { LONGEST_SUPPORT_TEXT } from '#schemas/support/fields.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { FormState } from '../parts/form-state.tsx';
import { Line, Stack } from '../parts/part.tsx';
import { useAction } from '../parts/use-action.ts';
import css from './support.module.css';

type Props = { told: ThreadInFull; onDone: () => void };

/** Answers a thread, or ends it. */
export const Answer = ({ told: { member, state }, onDone }: Props) => {
  const { message } = App.useApp();
  const [text, setText] = useState('');
  const given = text.trim();
  const answering = useAction(
    () => changeByOperator(answerSupport, { member, text: given }, `${member}`),
    () => {
      void message.success('已回复，会员会收到消息');
      setText('');
      onDone();
    },
  );
  const closing = useAction(
    () => changeByOperator(closeSupport, { member }, `${member}`),
    () => {
      void message.success('咨询已结束，会员再次留言会重新打开');
      onDone();
    },
  );
  return (
    <Stack as="section" gap={12} padStart={20} edge="start" aria-label="回复">
      <Input.TextArea
        className={css.field ?? ''}
        value={text}
        onChange={({ target }) => setText(target.value)}
        maxLength={LONGEST_SUPPORT_TEXT}
        showCount
        rows={4}
        placeholder="写给会员的回复"
        aria-label="回复内容"
      />
      <Line gap={8} align="stretch" wrap hideEmpty>
        <FormState of={answering} verb="发出" unsaved={given !== ''} />
        <Button
          type="primary"
          loading={answering.busy}
          disabled={given === ''}
          onClick={() => void answering.run()}
        >
          回复
        </Button>
        {state === 'open' && (
          <Button loading={closing.busy} onClick={() => void closing.run()}>
            结束咨询
          </Button>
        )}
      </Line>
    </Stack>
  );
};
