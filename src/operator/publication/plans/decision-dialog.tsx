import { Form, Input, Modal } from 'antd';
import type { ReactNode } from 'react';
import type { LeftOut } from '#schemas/publication/change-sets.ts';
import { LONGEST_PLAN_WORDS, sendPlan } from '#schemas/publication/plan-endpoints.ts';
import { unanswered } from '#src/platform/calls/answered.ts';
import { changeByOperator } from '../../change-by-operator.ts';
import { useDeskState, useDraftEditor } from '../../draft-editor/context.ts';
import { ActionForm } from '../../parts/form/action-form.tsx';
import { type ActionState, useAction } from '../../parts/form/use-action.ts';
import { Notices, ReviewShown, useExitTo } from '../publish/review-shown.tsx';
import { type Reviewing, useDraftReview } from '../publish/use-review.ts';
import css from './plans.module.css';
import type { PlanHead } from './words.ts';

const nothing: LeftOut[] = [];

type DecisionProps = {
  open: boolean;
  title: string;
  label: string;
  ok: string;
  /** The message for an empty text; undefined: it may stay empty. */
  needed?: string;
  of: ActionState;
  act?: string;
  strict?: boolean;
  children?: ReactNode;
  onDone: (words: string, reviewing: Reviewing) => void;
  onClose: () => void;
};

export const DecisionDialog = (props: DecisionProps) => {
  const { open, title, label, ok, needed, of, act = '发布', strict = false } = props;
  const { children, onDone, onClose } = props;
  const faults = useDeskState((state) => state.faults);
  const reviewing = useDraftReview(open, undefined, nothing);
  const { onGoTo, afterClose } = useExitTo(onClose);
  const [form] = Form.useForm<{ words?: string }>();
  const { review } = reviewing;
  const faulty = faults.length > 0 || (review?.faults.length ?? 0) > 0;
  return (
    <Modal
      {...{ open, afterClose }}
      destroyOnHidden
      title={<span className={css.title}>{title}</span>}
      okText={ok}
      cancelText="取消"
      confirmLoading={of.busy}
      okButtonProps={{ disabled: strict && (!review || faulty) }}
      onOk={form.submit}
      onCancel={onClose}
    >
      {children}
      <ReviewShown {...reviewing} rows={2}>
        {(shown) => <Notices review={shown} page={null} {...{ act, onGoTo }} />}
      </ReviewShown>
      <ActionForm
        of={of}
        form={form}
        preserve={false}
        onFinish={({ words = '' }) => onDone(words.trim(), reviewing)}
      >
        <Form.Item
          name="words"
          label={label}
          rules={needed ? [{ required: true, whitespace: true, message: needed }] : []}
        >
          <Input.TextArea rows={3} maxLength={LONGEST_PLAN_WORDS} showCount />
        </Form.Item>
      </ActionForm>
    </Modal>
  );
};

type SendProps = { plan: PlanHead; open: boolean; onClose: () => void; onSent: () => void };

export const SendDialog = ({ plan: { id, name }, open, onClose, onSent }: SendProps) => {
  const desk = useDraftEditor();
  const { run, ...sending } = useAction(async (words: string, { review, again }: Reviewing) => {
    const version = review?.version ?? 0;
    const answer = await changeByOperator(sendPlan, { id, version, words });
    if (!answer.ok) void desk.refresh();
    if (answer.ok && answer.data.outcome === 'sent') return answer;
    again();
    return answer.ok
      ? { ...unanswered('faulty'), message: '方案里有要改好才能送审的内容' }
      : answer;
  }, onSent);
  return (
    <DecisionDialog
      title={`送审方案「${name}」`}
      label="给审核同事的话（可不填）"
      ok="送审"
      act="送审"
      strict
      of={sending}
      {...{ open, onClose }}
      onDone={(words, reviewing) => void run(words, reviewing)}
    >
      <p>送审以后不能再修改，除非撤回或被退回。</p>
    </DecisionDialog>
  );
};
