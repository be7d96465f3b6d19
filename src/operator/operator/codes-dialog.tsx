import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { makeCodes } from '#schemas/operator/code-endpoints.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { ActionForm } from '../parts/form/action-form.tsx';
import { payloadRule } from '../parts/form/payload-rule.ts';
import { useAction } from '../parts/form/use-action.ts';
import css from '../parts/panel/report.module.css';
import { Text } from '../parts/part.tsx';

type Fields = { password: string };

type Props = {
  open: boolean;
  /** Unused codes of the present sheet; undefined until known. */
  left: number | undefined;
  onClose: () => void;
};

/** The server shows the codes only once. */
const CodesSheet = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => (
  <Modal
    title="新的备用码"
    open={codes.length > 0}
    onOk={onClose}
    okText="已记下"
    closable={false}
    cancelButtonProps={{ style: { display: 'none' } }}
    width={440}
  >
    <p>只显示这一次，请抄下或打印后收好。每个只能用一次，以前的备用码已作废。</p>
    <code className={css.secret} style={{ whiteSpace: 'pre' }}>
      {codes.join('\n')}
    </code>
  </Modal>
);

/** Makes a sheet of codes, each of which signs the operator in once, together with the password. */
export const CodesDialog = ({ open, left, onClose }: Props) => {
  const [form] = Form.useForm<Fields>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { run, ...acting } = useAction(
    ({ password }: Fields) => changeByOperator(makeCodes, { password }),
    (made) => {
      setCodes(made.codes);
      onClose();
    },
  );
  return (
    <>
      <Modal
        title="备用码"
        open={open}
        onCancel={onClose}
        okText="生成新的备用码"
        confirmLoading={acting.busy}
        onOk={form.submit}
        destroyOnHidden
        width={440}
      >
        <Text tone="tertiary" below={12}>
          忘记密码或账号被锁定时，可以用备用码登录，每个只能用一次。
          {left === undefined ? '' : `现在还剩 ${left} 个。`}生成新的以后，以前的全部作废。
        </Text>
        <ActionForm
          of={acting}
          form={form}
          preserve={false}
          requiredMark={false}
          onFinish={(fields) => void run(fields)}
        >
          <Form.Item
            name="password"
            label="现在的密码"
            required
            rules={[payloadRule(makeCodes.payload.shape.password)]}
          >
            <Input.Password autoComplete="current-password" />
          </Form.Item>
        </ActionForm>
      </Modal>
      <CodesSheet codes={codes} onClose={() => setCodes([])} />
    </>
  );
};
