import { Form, Input, Modal } from 'antd';
import type { ReactNode } from 'react';
import { LONGEST_MEMBER_REASON } from '#schemas/member/desk-endpoints.ts';
import { ActionForm } from '../parts/form/action-form.tsx';
import type { ActionState } from '../parts/form/use-action.ts';
import { Text } from '../parts/part.tsx';
import css from './member.module.css';

type Props<V> = {
  title: string;
  intro: string;
  okText: string;
  danger?: boolean;
  of: ActionState;
  first: Partial<V>;
  reasonLabel: string;
  onDo: (values: V & { reason: string }) => void;
  onClose: () => void;
  children?: ReactNode;
};

export const ReasonDialog = <V extends object>(props: Props<V>) => {
  const { title, intro, okText, danger = false, of, first, reasonLabel } = props;
  const { onDo, onClose, children } = props;
  const [form] = Form.useForm<V & { reason: string }>();
  return (
    <Modal
      open
      title={title}
      okText={okText}
      cancelText="取消"
      okButtonProps={{ danger }}
      confirmLoading={of.busy}
      onOk={form.submit}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      <Text tone="secondary" below={12} className={css.note}>
        {intro}
      </Text>
      <ActionForm
        of={of}
        form={form}
        // the form's type has all values, `first` only some
        initialValues={first}
        scrollToFirstError={{ focus: true }}
        onFinish={onDo}
      >
        {children}
        <Form.Item
          name="reason"
          label={reasonLabel}
          rules={[{ required: true, whitespace: true, message: '请写明原因' }]}
        >
          <Input.TextArea rows={3} maxLength={LONGEST_MEMBER_REASON} showCount disabled={of.busy} />
        </Form.Item>
      </ActionForm>
    </Modal>
  );
};
