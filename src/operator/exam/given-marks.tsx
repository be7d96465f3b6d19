import { App, Button, Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import { correctExamMark, type JudgedAnswer, type Marking } from '#schemas/exam/desk-endpoints.ts';
import { LONGEST_NOTE } from '#schemas/operator/operator-call.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { FormState } from '../parts/form/form-state.tsx';
import { useAction } from '../parts/form/use-action.ts';
import { useUnsavedWarning } from '../parts/form/use-unsaved-warning.ts';
import { zonedText } from '../parts/moments.ts';
import { Box, Line, Text } from '../parts/part.tsx';
import { Answered } from './answered.tsx';
import css from './exam.module.css';
import { MarkFields } from './mark-fields.tsx';
import { sumText } from './words.ts';

type Given = NonNullable<JudgedAnswer['given']>;
type Typed = { points?: string; remark?: string; reason?: string };

type CorrectProps = {
  attempt: Marking;
  answer: JudgedAnswer;
  given: Given;
  onUnsaved: (is: boolean) => void;
  onDone: () => void;
  onCancel: () => void;
  onMoved: () => void;
};

const Correct = ({
  attempt: detail,
  answer,
  given,
  onUnsaved,
  onDone,
  onCancel,
  onMoved,
}: CorrectProps) => {
  const { message } = App.useApp();
  const [form] = Form.useForm<Typed>();
  const first = { points: `${given.points}`, remark: given.remark, reason: '' };
  const typed = { ...first, ...Form.useWatch([], form) };
  const isOther = typed.points.trim() !== first.points || typed.remark.trim() !== first.remark;
  const unsaved = isOther || typed.reason.trim() !== '';
  useUnsavedWarning(unsaved);
  useEffect(() => onUnsaved(unsaved), [unsaved, onUnsaved]);
  useEffect(() => () => onUnsaved(false), [onUnsaved]);
  const { attempt } = detail;
  const { question, place } = answer;
  const correcting = useAction(
    async () => {
      const seen = { points: given.points, remark: given.remark };
      const own = { points: Number(typed.points), remark: typed.remark, reason: typed.reason };
      const wish = { attempt, question, seen, ...own };
      const done = await changeByOperator(correctExamMark, wish, `${attempt} ${question}`);
      if (!done.ok && done.refusal === 'markMoved') onMoved();
      return done;
    },
    ({ score }) => {
      void message.success(`第 ${place} 题已更正：${sumText(detail, score)}`);
      onDone();
    },
  );
  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={first}
      scrollToFirstError={{ focus: true }}
      onFinish={() => void correcting.run()}
    >
      <MarkFields
        answer={answer}
        at={[]}
        onPoints={(points) => {
          form.setFieldValue('points', points);
          void form.validateFields(['points']);
        }}
      />
      <Form.Item
        className={css.item ?? ''}
        name="reason"
        label="更正的原因（记在操作记录里，学员看不到）"
        required
        validateTrigger="onBlur"
        rules={[{ required: true, whitespace: true, message: '请填写原因' }]}
      >
        <Input maxLength={LONGEST_NOTE} aria-label={`第 ${place} 题更正的原因`} />
      </Form.Item>
      <Line gap={8} align="stretch" wrap>
        <FormState of={correcting} unsaved={unsaved} />
        <Button type="primary" htmlType="submit" loading={correcting.busy} disabled={!isOther}>
          保存更正
        </Button>
        <Button disabled={correcting.busy} onClick={onCancel}>
          取消
        </Button>
      </Line>
    </Form>
  );
};

const GivenMark = ({ given: { points, remark, by, at } }: { given: Given }) => (
  <div className={css.given}>
    <p>
      给了 <strong>{points} 分</strong>
    </p>
    {remark !== '' && (
      <Box as="p" padBlock={10} padInline={12} surface="page" radius="small" className={css.stated}>
        {remark}
      </Box>
    )}
    <Text size={12} tone="secondary" breaks="anywhere">
      {by} · {zonedText(at)}
    </Text>
  </div>
);

type Props = { attempt: Marking; onUnsaved: (is: boolean) => void; onCorrected: () => void };

export const GivenMarks = ({ attempt, onUnsaved, onCorrected }: Props) => {
  const [open, setOpen] = useState<number>();
  return (
    <>
      {attempt.answers.map((answer) => {
        const { question, place, given } = answer;
        const close = () => setOpen(undefined);
        return (
          <Answered key={question} answer={answer}>
            {given && <GivenMark given={given} />}
            {given && open === question && (
              <Correct
                {...{ attempt, answer, given, onUnsaved }}
                onDone={() => {
                  close();
                  onCorrected();
                }}
                onCancel={close}
                onMoved={onCorrected}
              />
            )}
            {given && open === undefined && (
              <Button aria-label={`更正第 ${place} 题`} onClick={() => setOpen(question)}>
                更正
              </Button>
            )}
          </Answered>
        );
      })}
    </>
  );
};
