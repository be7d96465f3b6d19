import { Form, Input, Modal, Radio } from 'antd';
import { covers, rightsText } from '#schemas/operator/areas.ts';
import { addOperator } from '#schemas/operator/endpoints.ts';
import { listRoles, type NamedRole } from '#schemas/operator/role-endpoints.ts';
import { builtinRoles } from '#schemas/operator/roles.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { useOperator } from '../draft-editor/context.ts';
import { ActionForm } from '../parts/form/action-form.tsx';
import { payloadRule } from '../parts/form/payload-rule.ts';
import { useAction } from '../parts/form/use-action.ts';
import { useOperatorCall } from '../use-operator-call.ts';

type Fields = { name: string; role: NamedRole['role'] };

const labelOf = ({ role, name, rights }: NamedRole): string =>
  typeof role === 'number'
    ? `${name}：${rightsText(rights)}`
    : `${name}：${builtinRoles[role].for}`;

type Props = {
  open: boolean;
  onClose: () => void;
  onAdded: (name: string, password: string) => void;
};

/** The server makes the password and shows it once. */
export const AddOperator = ({ open, onClose, onAdded }: Props) => {
  const [form] = Form.useForm<Fields>();
  const { rights } = useOperator();
  const roles = useOperatorCall(listRoles, {}, { when: open });
  const { run, ...acting } = useAction(
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
      confirmLoading={acting.busy}
      onOk={form.submit}
      onCancel={onClose}
      destroyOnHidden
      width={440}
    >
      <ActionForm
        of={acting}
        form={form}
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
          <Radio.Group
            vertical
            options={(roles.data?.roles ?? []).map((each) => ({
              value: each.role,
              label: labelOf(each),
              // nobody can grant rights that they lack
              disabled: !covers(rights, each.rights),
            }))}
          />
        </Form.Item>
      </ActionForm>
    </Modal>
  );
};
