import { App } from 'antd';
import { type MemberInFull, setMemberDisabled } from '#schemas/member/desk-endpoints.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { useAction } from '../parts/form/use-action.ts';
import { ReasonDialog } from './reason-dialog.tsx';

type Props = { member: MemberInFull; onEnd: (done: boolean) => void };

export const DisableDialog = ({ member, onEnd }: Props) => {
  const { message } = App.useApp();
  const { id } = member;
  const disabled = !member.disabled;
  const { run, ...deciding } = useAction(
    (reason: string) =>
      changeByOperator(setMemberDisabled, { member: id, disabled, reason }, `${id} ${disabled}`),
    ({ done }) => {
      if (!done) void message.warning('同事刚刚处理过，没有变化');
      else void message.success(disabled ? '已停用' : '已恢复');
      onEnd(true);
    },
  );
  return (
    <ReasonDialog
      title={disabled ? '停用这位会员？' : '恢复这位会员？'}
      intro={
        disabled
          ? '马上退出所有设备，不能再登录，登录时会看到下面的原因。订单、余额、积分和课程都保留，恢复以后照常使用。'
          : '可以重新登录，原来的订单、余额、积分和课程照常使用。'
      }
      okText={disabled ? '停用' : '恢复'}
      danger={disabled}
      of={deciding}
      first={{}}
      reasonLabel={disabled ? '原因（会员登录时会看到）' : '原因（记在操作记录里）'}
      onDo={({ reason }) => void run(reason.trim())}
      onClose={() => onEnd(false)}
    />
  );
};
