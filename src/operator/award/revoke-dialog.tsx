import { App } from 'antd';
import { type IssuedCertificate, revokeCertificate } from '#schemas/award/desk-endpoints.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { ReasonDialog } from '../member/reason-dialog.tsx';
import { useAction } from '../parts/form/use-action.ts';

type Props = { certificate: IssuedCertificate; onEnd: (done: boolean) => void };

export const RevokeDialog = ({ certificate, onEnd }: Props) => {
  const { message } = App.useApp();
  const { id, number } = certificate;
  const { run, ...deciding } = useAction(
    (reason: string) => changeByOperator(revokeCertificate, { id, reason }, `${id}`),
    () => {
      void message.success('已撤销，持证人会收到消息');
      onEnd(true);
    },
  );
  return (
    <ReasonDialog
      title="撤销这张证书？"
      intro={`证书 ${number} 马上失效，对应的学分不再计入；查验的人会看到已撤销和原因。撤销以后不能恢复，也不能再领。`}
      okText="撤销"
      danger
      of={deciding}
      first={{}}
      reasonLabel="原因（持证人和查验的人会看到）"
      onDo={({ reason }) => void run(reason.trim())}
      onClose={() => onEnd(false)}
    />
  );
};
