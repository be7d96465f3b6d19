import { App } from 'antd';
import {
  type MemberAccess,
  type MemberInFull,
  takeMemberAccess,
} from '#schemas/member/desk-endpoints.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { useAction } from '../parts/form/use-action.ts';
import { ReasonDialog } from './reason-dialog.tsx';

type Props = { member: MemberInFull; access: MemberAccess; onEnd: (done: boolean) => void };

export const TakeDialog = ({ member: { id }, access, onEnd }: Props) => {
  const { message } = App.useApp();
  const course = access.targetId;
  const { run, ...deciding } = useAction(
    (reason: string) =>
      changeByOperator(takeMemberAccess, { member: id, course, reason }, `${id} ${course}`),
    () => {
      void message.success('已收回');
      onEnd(true);
    },
  );
  return (
    <ReasonDialog
      title={`收回“${access.title}”？`}
      intro="会员马上不能再学这门课程，学习记录还在；以后可以再开通。"
      okText="收回"
      danger
      of={deciding}
      first={{}}
      reasonLabel="原因（记在操作记录里）"
      onDo={({ reason }) => void run(reason.trim())}
      onClose={() => onEnd(false)}
    />
  );
};
