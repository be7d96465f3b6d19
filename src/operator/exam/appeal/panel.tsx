import { App, Button, Drawer, Input } from 'antd';
import { useState } from 'react';
import { Link } from 'wouter';
import { type AppealHead, readAppeal, settleAppeal } from '#schemas/exam/appeal-desk-endpoints.ts';
import { LONGEST_APPEAL_ANSWER } from '#schemas/exam/appeal-fields.ts';
import { screens } from '../../addresses.ts';
import { changeByOperator } from '../../change-by-operator.ts';
import { OperatorChip } from '../../parts/chip.tsx';
import { DescriptionList } from '../../parts/description-list.tsx';
import { FormState } from '../../parts/form-state.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { zonedText } from '../../parts/moments.ts';
import { Box, Stack, Text } from '../../parts/part.tsx';
import { useAction } from '../../parts/use-action.ts';
import { useUnsavedWarning } from '../../parts/use-unsaved-warning.ts';
import { useOperatorCall } from '../../use-operator-call.ts';
import css from '../exam.module.css';
import { adviceText, appealMark, scoresText } from './words.ts';

const Told = ({ told }: { told: AppealHead }) => {
  const { name, tone } = appealMark(told);
  return (
    <>
      <DescriptionList
        facts={[
          ['考试', told.exam],
          ['提交', zonedText(told.at)],
          ['得分', scoresText(told)],
          [
            '状态',
            <OperatorChip key="state" tone={tone}>
              {name}
            </OperatorChip>,
          ],
        ]}
      />
      <Box as="p" padBlock={10} padInline={12} surface="page" radius="small" className={css.said}>
        {told.text}
      </Box>
      {told.marks > 0 && (
        <Link className={css.way ?? ''} href={`${screens.marking}/${told.attempt}`}>
          打开答卷 {told.attempt} 的阅卷
        </Link>
      )}
    </>
  );
};

type FormProps = {
  told: AppealHead;
  onUnsaved: (is: boolean) => void;
  onDone: () => void;
};

const AnswerForm = ({ told, onUnsaved, onDone }: FormProps) => {
  const { message } = App.useApp();
  const [text, setText] = useState('');
  const given = text.trim();
  useUnsavedWarning(given !== '');
  const settling = useAction(
    () =>
      changeByOperator(
        settleAppeal,
        { attempt: told.attempt, text: given, seen: told.score },
        `${told.attempt}`,
      ),
    ({ outcome }) => {
      if (outcome === 'settled') void message.success('已答复，学员会收到消息');
      else void message.warning('分数刚变过，或已有人答复，请看过以后再答复');
      onUnsaved(false);
      onDone();
    },
  );
  return (
    <Stack as="section" gap={8} columns={1} padBlock={16} edge="start" aria-label="答复">
      <p className={css.note}>{adviceText(told)}</p>
      <Input.TextArea
        className={css.reply ?? ''}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onUnsaved(target.value.trim() !== '');
        }}
        maxLength={LONGEST_APPEAL_ANSWER}
        showCount
        rows={4}
        placeholder="写给学员的答复，发出后不能修改"
        aria-label="答复内容"
      />
      <FormState of={settling} verb="发出" unsaved={given !== ''} />
      <Button
        className={css.send ?? ''}
        type="primary"
        loading={settling.busy}
        disabled={given === ''}
        onClick={() => void settling.run()}
      >
        答复
      </Button>
    </Stack>
  );
};

type Props = {
  attempt: number;
  onUnsaved: (is: boolean) => void;
  onClose: () => void;
  onDone: () => void;
};

/** One appeal with its answer, or the form of it. */
export const AppealPanel = ({ attempt, onUnsaved, onClose, onDone }: Props) => {
  const call = useOperatorCall(readAppeal, { attempt }, { fresh: true });
  const done = () => {
    call.refresh();
    onDone();
  };
  return (
    <Drawer
      open
      title={`答卷 ${attempt} 的申诉`}
      onClose={onClose}
      size={520}
      mask={{ closable: false }}
    >
      <Loaded call={call}>
        {(told) => (
          <Stack gap={16} columns={1} className={css.panel}>
            <Told told={told} />
            {told.state === 'open' ? (
              <AnswerForm told={told} onUnsaved={onUnsaved} onDone={done} />
            ) : (
              <Stack as="section" gap={8} columns={1} padBlock={16} edge="start" aria-label="答复">
                <Text size={12} tone="secondary" breaks="anywhere">
                  {told.by} 答复
                  {told.settledAt !== null && ` · ${zonedText(told.settledAt)}`}
                </Text>
                <Box
                  as="p"
                  padBlock={10}
                  padInline={12}
                  surface="page"
                  radius="small"
                  className={css.said}
                >
                  {told.answer}
                </Box>
              </Stack>
            )}
          </Stack>
        )}
      </Loaded>
    </Drawer>
  );
};
