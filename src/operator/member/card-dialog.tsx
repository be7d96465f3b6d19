import { App } from 'antd';
import { giveMemberCard, type MemberInFull } from '#schemas/member/desk-endpoints.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { useAction } from '../parts/form/use-action.ts';
import { DaysField } from './days-field.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { cardText } from './words.ts';

type Wish = { days: number; reason: string };
type Props = { member: MemberInFull; onEnd: (done: boolean) => void };

export const CardDialog = ({ member, onEnd }: Props) => {
  const { message } = App.useApp();
  const { id, cardUntil } = member;
  const { run, ...deciding } = useAction(
    ({ days, reason }: Wish) =>
      changeByOperator(
        giveMemberCard,
        { member: id, days, until: cardUntil, reason: reason.trim() },
        `${id} ${cardUntil}`,
      ),
    ({ outcome }) => {
      if (outcome === 'given') void message.success('会员卡已开通，马上生效');
      else void message.warning('会员卡刚刚有变化，没有重复开通，请看过再决定');
      onEnd(true);
    },
  );
  const holds = cardUntil !== null && cardUntil > Date.now();
  return (
    <ReasonDialog<{ days: number }>
      title={holds ? '延长会员卡' : '开通会员卡'}
      intro={
        holds
          ? `现在的会员卡${cardText(member, Date.now())}，从到期的时候起延长。`
          : '从现在起有效，和买来的会员卡一样。'
      }
      okText={holds ? '延长' : '开通'}
      of={deciding}
      first={{ days: 31 }}
      reasonLabel="原因（记在操作记录里）"
      onDo={(wish) => void run(wish)}
      onClose={() => onEnd(false)}
    >
      <DaysField disabled={deciding.busy} />
    </ReasonDialog>
  );
};
