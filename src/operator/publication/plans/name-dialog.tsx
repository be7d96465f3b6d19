import { Form, Input, Modal, Radio } from 'antd';
import type { Payload } from '#schemas/define-endpoint.ts';
import {
  addPlan,
  LONGEST_PLAN_NAME,
  LONGEST_PLAN_NOTE,
  renamePlan,
} from '#schemas/publication/plan-endpoints.ts';
import { cutSigns } from '#schemas/text-signs.ts';
import { changeByOperator } from '../../change-by-operator.ts';
import { ActionForm } from '../../parts/action-form.tsx';
import { useAction } from '../../parts/use-action.ts';
import type { PlanHead } from './words.ts';

type From = Payload<typeof addPlan>['from'];

/** What a plan is made of, or the one that is renamed. */
export type Naming = { from: 'new' } | { from: 'copy' | 'rename'; plan: PlanHead };

type Fields = { name: string; note?: string; of: From };

const titles = { new: '新建方案', copy: '复制方案', rename: '改名' } as const;

const beginnings = [
  { value: 'live', label: '从线上内容开始' },
  { value: 'draft', label: '从现在的草稿开始' },
];

type Props = { naming: Naming; onDone: (id: number) => void; onClose: () => void };

/** Names a plan, and makes it where it is new. */
export const NameDialog = ({ naming, onDone, onClose }: Props) => {
  const [form] = Form.useForm<Fields>();
  const plan = naming.from === 'new' ? undefined : naming.plan;
  const { run, ...acting } = useAction(
    async ({ name, note = '', of }: Fields) => {
      if (plan && naming.from === 'rename') {
        const answer = await changeByOperator(renamePlan, { id: plan.id, name, note });
        return answer.ok ? { ...answer, data: { id: plan.id } } : answer;
      }
      return changeByOperator(addPlan, { name, note, from: plan?.id ?? of });
    },
    ({ id }) => onDone(id),
  );
  const first = {
    name: naming.from === 'rename' ? plan?.name : plan && `${cutSigns(plan.name, 26)}（复制）`,
    note: plan?.note,
    of: 'live' as const,
  };
  return (
    <Modal
      open
      title={titles[naming.from]}
      okText={naming.from === 'rename' ? '保存' : '新建'}
      cancelText="取消"
      confirmLoading={acting.busy}
      onOk={form.submit}
      onCancel={onClose}
    >
      <ActionForm
        of={acting}
        verb="保存"
        form={form}
        initialValues={first}
        onFinish={(values) => void run(values)}
      >
        <Form.Item
          name="name"
          label="名称"
          rules={[{ required: true, whitespace: true, message: '请填写方案的名称' }]}
        >
          <Input maxLength={LONGEST_PLAN_NAME} placeholder="例如：双十一" />
        </Form.Item>
        <Form.Item name="note" label="说明（可不填）">
          <Input maxLength={LONGEST_PLAN_NOTE} />
        </Form.Item>
        {naming.from === 'new' && (
          <Form.Item name="of" label="从哪里开始">
            <Radio.Group options={beginnings} />
          </Form.Item>
        )}
      </ActionForm>
    </Modal>
  );
};
