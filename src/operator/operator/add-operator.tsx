import { Form, Input, Modal, Radio } from 'antd';
import { addOperator } from '../../../schemas/operator/endpoints.ts';
import type { OperatorRole } from '../../../schemas/operator/roles.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { payloadRule } from '../parts/payload-rule.ts';
import { useAction } from '../parts/use-action.ts';

type Fields = { name: string; role: OperatorRole };

const roles = [
  { value: 'view', label: '查看：只能看，不能改' },
  { value: 'edit', label: '编辑：可以改草稿' },
  { value: 'publish', label: '发布：可以发布、回滚和管理账号' },
];

type Props = {
  open: boolean;
  onClose: () => void;
  onAdded: (name: string, password: string) => void;
};

/** Adds an account; the server makes its password and shows it once. */
export const AddOperator = ({ open, onClose, onAdded }: Props) => {
  const [form] = Form.useForm<Fields>();
  const { busy, run } = useAction(
    (fields: Fields) => changeByOperator(addOperator, fields),
    ({ operator, password }) => {
      onClose();
      onAdded(operator.name, password);
    },
  );
  return (
    <Modal
      open={open}
      title="添加账号"
      okText="添加"
      confirmLoading={busy}
      onOk={form.submit}
      onCancel={onClose}
      destroyOnHidden
      width={440}
    >
      <Form
        form={form}
        layout="vertical"
        preserve={false}
        requiredMark={false}
        initialValues={{ role: 'edit' }}
        onFinish={(fields) => void run(fields)}
      >
        <Form.Item
          name="name"
          label="账号名"
          required
          rules={[payloadRule(addOperator.payload.shape.name)]}
        >
          <Input autoComplete="off" placeholder="2 到 20 个汉字、字母或数字" />
        </Form.Item>
        <Form.Item name="role" label="权限">
          <Radio.Group options={roles} vertical />
        </Form.Item>
      </Form>
    </Modal>
  );
};
