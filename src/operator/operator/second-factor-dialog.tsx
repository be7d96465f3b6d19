import { App, Form, Input, Modal } from 'antd';
import { LONGEST_CODE } from '#schemas/operator/endpoints.ts';
import { dropSecondFactor } from '#schemas/operator/second-factor-endpoints.ts';
import { refreshRights } from '../call-operator.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { ActionForm } from '../parts/form/action-form.tsx';
import { payloadRule } from '../parts/form/payload-rule.ts';
import { useAction } from '../parts/form/use-action.ts';
import { Text } from '../parts/part.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';

const { password, second } = dropSecondFactor.payload.shape;

type Fields = { password: string; second: string };

const Drop = ({ onClose }: { onClose: () => void }) => {
  const [form] = Form.useForm<Fields>();
  const { message } = App.useApp();
  const { run, ...acting } = useAction(
    (fields: Fields) => changeByOperator(dropSecondFactor, fields),
    () => {
      void message.success('二次验证已关闭');
      void refreshRights();
      onClose();
    },
  );
  return (
    <Modal
      open
      title="二次验证已开启"
      okText="关闭二次验证"
      okButtonProps={{ danger: true }}
      confirmLoading={acting.busy}
      onOk={form.submit}
      onCancel={onClose}
      width={440}
    >
      <Text tone="tertiary" below={12}>
        换手机时，先在这里关闭，再用新手机重新开启。
      </Text>
      <ActionForm
        of={acting}
        form={form}
        requiredMark={false}
        initialValues={{ password: '', second: '' }}
        onFinish={(fields) => void run(fields)}
      >
        <Form.Item name="password" label="现在的密码" required rules={[payloadRule(password)]}>
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <Form.Item
          name="second"
          label="验证码"
          required
          extra="验证器应用上的 6 位数字，或一个备用码"
          rules={[payloadRule(second)]}
        >
          <Input autoComplete="one-time-code" maxLength={LONGEST_CODE} />
        </Form.Item>
      </ActionForm>
    </Modal>
  );
};

/** `on`: whether there was a second factor when the dialog opened, which it then removes. */
export const SecondFactorDialog = ({ on, onClose }: { on: boolean; onClose: () => void }) => {
  const { message } = App.useApp();
  if (on) return <Drop onClose={onClose} />;
  return (
    <Modal open title="二次验证" footer={null} onCancel={onClose} width={440}>
      <SecondFactorSetup
        onDone={() => {
          void message.success('二次验证已开启，其他设备上的登录已失效');
          onClose();
        }}
      />
    </Modal>
  );
};
