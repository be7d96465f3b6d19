import { Form, Input, Modal } from 'antd';
import type { ReactNode } from 'react';
import { LONGEST_PLAN_WORDS } from '#schemas/publication/plan-endpoints.ts';
import { ActionForm } from '../../parts/action-form.tsx';
import type { ActionState } from '../../parts/use-action.ts';
import css from './plans.module.css';

export type WordsDialogProps = {
  title: string;
  label: string;
  ok: string;
  /** What is said where nothing was written; undefined: it may stay empty. */
  needed?: string;
  /** What is decided. */
  of: ActionState;
  open?: boolean;
  /** Whether it cannot be decided now. */
  barred?: boolean;
  afterClose?: () => void;
  children?: ReactNode;
  onDone: (words: string) => void;
  onClose: () => void;
};

/** Asks for the words with which something is decided. */
export const WordsDialog = (props: WordsDialogProps) => {
  const { title, label, ok, needed, of, children, onDone, onClose } = props;
  const { open = true, barred = false, afterClose = () => undefined } = props;
  const [form] = Form.useForm<{ words?: string }>();
  return (
    <Modal
      {...{ open, afterClose }}
      destroyOnHidden
      title={<span className={css.title}>{title}</span>}
      okText={ok}
      cancelText="取消"
      confirmLoading={of.busy}
      okButtonProps={{ disabled: barred }}
      onOk={form.submit}
      onCancel={onClose}
    >
      {children}
      <ActionForm
        of={of}
        form={form}
        preserve={false}
        onFinish={({ words = '' }) => onDone(words.trim())}
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
