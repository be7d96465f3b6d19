import { App, Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import {
  LONGEST_SERVICE_WORDS,
  readServiceHours,
  saveServiceHours,
} from '#schemas/support/desk-endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { useMay } from '../draft-editor/context.ts';
import { FormState } from '../parts/form/form-state.tsx';
import { payloadRule } from '../parts/form/payload-rule.ts';
import { useAction } from '../parts/form/use-action.ts';
import { DescriptionList } from '../parts/panel/description-list.tsx';
import { Loaded } from '../parts/panel/loaded.tsx';
import adjacent from '../parts/panel/wide-panel.module.css';
import { WidePanel } from '../parts/panel/wide-panel.tsx';
import { Line } from '../parts/part.tsx';
import { useOperatorCall } from '../use-operator-call.ts';

type Hours = Data<typeof readServiceHours>;

const fields = [
  { name: 'hours', label: '服务时间', placeholder: '如：周一至周五 9:00–18:00' },
  { name: 'promise', label: '回复承诺', placeholder: '如：服务时间内一般 30 分钟内回复' },
  { name: 'phone', label: '客服电话', placeholder: '如：400-000-1234' },
] as const;

type EditorProps = { hours: Hours; onClose: () => void; onSaved: () => void };

const HoursEditor = ({ hours, onClose, onSaved }: EditorProps) => {
  const [form] = Form.useForm<Hours>();
  const typed: Hours | undefined = Form.useWatch([], form);
  const { run, ...saving } = useAction(
    (after: Hours) => changeByOperator(saveServiceHours, after, 'service-hours'),
    onSaved,
  );
  const unsaved = typed !== undefined && fields.some(({ name }) => typed[name] !== hours[name]);
  return (
    <Modal
      open
      title="服务时间"
      okText="保存"
      confirmLoading={saving.busy}
      onOk={form.submit}
      onCancel={onClose}
      width={440}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={hours}
        onFinish={(after) => void run(after)}
      >
        {fields.map(({ name, label, placeholder }) => (
          <Form.Item
            key={name}
            name={name}
            label={label}
            rules={[payloadRule(saveServiceHours.payload.shape[name])]}
          >
            <Input placeholder={placeholder} maxLength={LONGEST_SERVICE_WORDS} />
          </Form.Item>
        ))}
        <FormState of={saving} unsaved={unsaved} />
      </Form>
    </Modal>
  );
};

/** What members read above their questions. */
export const Below = () => {
  const { message } = App.useApp();
  const mayChange = useMay('support.edit');
  const [editing, setEditing] = useState(false);
  const call = useOperatorCall(readServiceHours, {}, { fresh: true });
  const close = () => setEditing(false);
  const saved = () => {
    close();
    call.refresh();
    void message.success('已保存，会员在“联系客服”里看到');
  };
  return (
    <WidePanel label="服务时间">
      <Loaded call={call}>
        {(hours) => (
          <div className={adjacent.notice}>
            <Line gap={12} justify="between" wrap>
              <h2 className={adjacent.name}>会员在“联系客服”里看到的</h2>
              {mayChange && <Button onClick={() => setEditing(true)}>修改服务时间</Button>}
            </Line>
            <DescriptionList
              facts={fields.map(({ name, label }) => [label, hours[name] || '不显示'])}
            />
            {editing && <HoursEditor hours={hours} onClose={close} onSaved={saved} />}
          </div>
        )}
      </Loaded>
    </WidePanel>
  );
};
