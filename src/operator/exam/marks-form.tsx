import { App, Button, Form } from 'antd';
import { useEffect } from 'react';
import { type Marking, markExamAttempt } from '#schemas/exam/desk-endpoints.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { FormState } from '../parts/form/form-state.tsx';
import { useAction } from '../parts/form/use-action.ts';
import { useUnsavedWarning } from '../parts/form/use-unsaved-warning.ts';
import { Line } from '../parts/part.tsx';
import { Answered } from './answered.tsx';
import { MarkFields } from './mark-fields.tsx';
import { pointsFault, sumText } from './words.ts';

type Typed = Record<string, { points?: string; remark?: string } | undefined>;

type Props = {
  attempt: Marking;
  onUnsaved: (is: boolean) => void;
  onMarked: () => void;
  /** Somebody else has marked the attempt meanwhile. */
  onTaken: () => void;
};

export const MarksForm = ({ attempt: detail, onUnsaved, onMarked, onTaken }: Props) => {
  const { message } = App.useApp();
  const [form] = Form.useForm<Typed>();
  const typed: Typed = Form.useWatch([], form) ?? {};
  const { attempt, answers, score } = detail;
  const pointsOf = (question: number) => typed[`${question}`]?.points ?? '';
  const unsaved = Object.values(typed).some((own) => own?.points || own?.remark);
  const given = answers.filter(
    ({ question, points }) => pointsFault(pointsOf(question), points) === undefined,
  );
  const sum = given.reduce((all, { question }) => all + Number(pointsOf(question)), score);
  useUnsavedWarning(unsaved);
  useEffect(() => onUnsaved(unsaved), [unsaved, onUnsaved]);
  useEffect(() => () => onUnsaved(false), [onUnsaved]);
  const marking = useAction(
    async () => {
      const marks = answers.map(({ question }) => ({
        question,
        points: Number(pointsOf(question)),
        remark: typed[`${question}`]?.remark ?? '',
      }));
      const answer = await changeByOperator(markExamAttempt, { attempt, marks }, `${attempt}`);
      if (!answer.ok && answer.refusal === 'alreadyMarked') onTaken();
      return answer;
    },
    (result) => {
      void message.success(`答卷 ${attempt} 已阅完：${sumText(detail, result.score)}`);
      onMarked();
    },
  );
  return (
    <Form
      form={form}
      layout="vertical"
      scrollToFirstError={{ focus: true }}
      onFinish={() => void marking.run()}
    >
      {answers.map((answer) => {
        const at = `${answer.question}`;
        const put = (points: string) => {
          form.setFieldValue([at, 'points'], points);
          void form.validateFields([[at, 'points']]);
        };
        return (
          <Answered key={at} answer={answer}>
            <MarkFields answer={answer} at={[at]} onPoints={put} />
          </Answered>
        );
      })}
      <Line gap={16} rowGap={8} justify="between" wrap padStart={16} edge="start">
        <span aria-live="polite">
          {given.length < answers.length
            ? `还有 ${answers.length - given.length} 题没有给分`
            : sumText(detail, sum)}
        </span>
        <FormState of={marking} verb="提交" unsaved={unsaved} />
        <Button type="primary" htmlType="submit" loading={marking.busy}>
          提交阅卷结果
        </Button>
      </Line>
    </Form>
  );
};
