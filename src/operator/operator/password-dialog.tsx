import { App, Form, Input, Modal } from 'antd';
import { changeOwnPassword, OPERATOR_PASSWORD_HINT } from '#schemas/operator/endpoints.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { ActionForm } from '../parts/form/action-form.tsx';
import { payloadRule } from '../parts/form/payload-rule.ts';
import { useAction } from '../parts/form/use-action.ts';

const { payload } = changeOwnPassword;

type Fields = { old: string; password: string; again: string };

/** Changing the password ends the operator's other sessions. */
export const PasswordDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const [form] = Form.useForm<Fields>();
  const { message } = App.useApp();
  const { run, ...acting } = useAction(
    ({ old, password }: Fields) => changeByOperator(changeOwnPassword, { old, password }),
    () => {
      message.success('密码已修改，其他设备上的登录已失效');
      onClose();
    },
  );
  return (
    <Modal
      title="修改密码"
      open={open}
      onCancel={onClose}
      okText="修改"
      confirmLoading={acting.busy}
      onOk={form.submit}
      destroyOnHidden
      width={440}
    >
      <ActionForm
        of={acting}
        form={form}
        preserve={false}
        requiredMark={false}
        onFinish={(fields) => void run(fields)}
      >
        <Form.Item name="old" label="现在的密码" required rules={[payloadRule(payload.shape.old)]}>
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <Form.Item
          name="password"
          label="新密码"
          required
          extra={OPERATOR_PASSWORD_HINT}
          rules={[payloadRule(payload.shape.password)]}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Form.Item
          name="again"
          label="再输一次新密码"
          dependencies={['password']}
          rules={[
            ({ getFieldValue }) => ({
              validator: (_, value) =>
                value === getFieldValue('password')
                  ? Promise.resolve()
                  : Promise.reject(new Error('两次输入的新密码不一样')),
            }),
          ]}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
      </ActionForm>
    </Modal>
  );
};
