import { App, Form, Input } from 'antd';
import { correctHolder, type IssuedCertificate } from '#schemas/award/desk-endpoints.ts';
import { LONGEST_PERSON_LINE } from '#schemas/award/fields.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { ReasonDialog } from '../member/reason-dialog.tsx';
import { useAction } from '../parts/form/use-action.ts';

type Props = { certificate: IssuedCertificate; onEnd: (done: boolean) => void };

type Values = { name: string };

export const CorrectDialog = ({ certificate, onEnd }: Props) => {
  const { message } = App.useApp();
  const { id, number, holder, member } = certificate;
  const { run, ...deciding } = useAction(
    ({ name, reason }: Values & { reason: string }) =>
      changeByOperator(
        correctHolder,
        { id, name: name.trim(), reason: reason.trim() },
        `${id} ${name}`,
      ),
    () => {
      void message.success('已更正，持证人会收到消息');
      onEnd(true);
    },
  );
  return (
    <ReasonDialog<Values>
      title="更正证书上的姓名？"
      intro={`证书 ${number} 现在写的是“${holder}”（会员编号 ${member}），编号和日期不变。更正前请核对持证人的身份证明。`}
      okText="更正"
      of={deciding}
      first={{}}
      reasonLabel="原因（记入操作记录）"
      onDo={(values) => void run(values)}
      onClose={() => onEnd(false)}
    >
      <Form.Item
        name="name"
        label="正确的姓名"
        rules={[{ required: true, whitespace: true, message: '请填写姓名' }]}
      >
        <Input
          maxLength={LONGEST_PERSON_LINE}
          disabled={deciding.busy}
          autoComplete="off"
          placeholder="与身份证明一致的全名"
        />
      </Form.Item>
    </ReasonDialog>
  );
};
