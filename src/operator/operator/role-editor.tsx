import { Form, Input, Modal, Select, Switch } from 'antd';
import { useState } from 'react';
import {
  type Area,
  areaNames,
  areas,
  covers,
  type Level,
  levelNames,
  levelsOf,
  noRights,
  opensText,
  type Rights,
} from '#schemas/operator/areas.ts';
import { type NamedRole, saveRole } from '#schemas/operator/role-endpoints.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { useOperator } from '../draft-editor/context.ts';
import { FormState } from '../parts/form/form-state.tsx';
import { payloadRule } from '../parts/form/payload-rule.ts';
import { useAction } from '../parts/form/use-action.ts';
import { Text } from '../parts/part.tsx';

type Fields = { name: string; rights: Record<Area, Level | 'none'>; secondFactor: boolean };

/** Rights that the operator lacks cannot be granted. */
const choicesOf = (area: Area, own: Rights) => [
  { value: 'none', label: levelNames.none },
  ...levelsOf(area).map((level) => ({
    value: level,
    label: `${levelNames[level]}：${opensText(area, level)}`,
    disabled: !covers(own, { ...noRights, [area]: level }),
  })),
];

type Props = {
  /** undefined: a new role. */
  edited: NamedRole | undefined;
  onClose: () => void;
  onSaved: () => void;
};

export const RoleEditor = ({ edited, onClose, onSaved }: Props) => {
  const [form] = Form.useForm<Fields>();
  const [changed, setChanged] = useState(false);
  const chosen = Form.useWatch('rights', form) ?? edited?.rights ?? noRights;
  const isEmpty = areaNames.every((area) => chosen[area] === 'none');
  const { rights: own } = useOperator();
  const id = typeof edited?.role === 'number' ? edited.role : null;
  const { run, ...saving } = useAction(
    (fields: Fields) => changeByOperator(saveRole, { id, ...fields }, `${id}`),
    onSaved,
  );
  return (
    <Modal
      open
      title={edited ? `修改角色${edited.name}` : '新建角色'}
      okText="保存"
      okButtonProps={{ disabled: isEmpty }}
      confirmLoading={saving.busy}
      onOk={form.submit}
      onCancel={onClose}
      width={560}
    >
      <Text tone="tertiary" below={12}>
        选了“编辑”也能查看，选了“决定”也能编辑和查看。保存后，用这个角色的人立即生效。
        {isEmpty && '至少选一项权限，才能保存。'}
      </Text>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{
          name: edited?.name ?? '',
          rights: edited?.rights ?? noRights,
          secondFactor: edited?.secondFactor ?? false,
        }}
        onValuesChange={() => setChanged(true)}
        onFinish={(fields) => void run(fields)}
      >
        <Form.Item
          name="name"
          label="角色名"
          required
          rules={[payloadRule(saveRole.payload.shape.name)]}
        >
          <Input autoComplete="off" placeholder="2 到 20 个汉字、字母或数字" />
        </Form.Item>
        {areaNames.map((area) => (
          <Form.Item key={area} name={['rights', area]} label={areas[area].label}>
            <Select options={choicesOf(area, own)} />
          </Form.Item>
        ))}
        <Form.Item
          name="secondFactor"
          label="必须开启二次验证"
          extra="没有开启的人，登录后先要开启，才能使用后台。"
          valuePropName="checked"
        >
          <Switch />
        </Form.Item>
        <FormState of={saving} unsaved={changed} />
      </Form>
    </Modal>
  );
};
