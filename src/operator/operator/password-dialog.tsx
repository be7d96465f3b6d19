import { App, Form, Input, Modal } from 'antd';
import { changeOwnPassword } from '../../../schemas/operator/endpoints.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { useAction } from '../parts/use-action.ts';

type Fields = { old: string; password: string; again: string };

/** Changes the operator's own password; their other sessions end. */
export const PasswordDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const [form] = Form.useForm<Fields>();
  const { message } = App.useApp();
  const { busy, run } = useAction(
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
      confirmLoading={busy}
      onOk={form.submit}
      destroyOnHidden
      width={440}
    >
      <Form
        form={form}
        layout="vertical"
        preserve={false}
        requiredMark={false}
        onFinish={(fields) => void run(fields)}
      >
        <Form.Item
          name="old"
          label="现在的密码"
          rules={[{ required: true, message: '请输入现在的密码' }]}
        >
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <Form.Item
          name="password"
          label="新密码"
          extra="8 到 64 位，含字母和数字"
          rules={[
            { required: true, message: '请输入新密码' },
            { pattern: /^(?=.*[A-Za-z])(?=.*\d).{8,64}$/, message: '8 到 64 位，含字母和数字' },
          ]}
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
      </Form>
    </Modal>
  );
};
