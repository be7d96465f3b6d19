import { type PaySheet, type SheetOutcome, simulateSheet } from '#schemas/payment/endpoints.ts';
import { useChange } from '#src/platform/writing/use-change.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Failure } from '#src/ui/card/cards.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { sumText } from '#src/ui/value/amount.ts';
import css from './pay/view.module.css';

type Props = {
  /** Undefined while no payment is under way. */
  sheet: PaySheet | undefined;
  onClose: (outcome: SheetOutcome) => void;
};

const others: readonly [SheetOutcome, string][] = [
  ['fail', '模拟支付失败'],
  ['timeout', '模拟结果延迟'],
];

/** Stands in for the messenger's payment sheet where that is not set up, and says so. */
export const SimulatedSheet = ({ sheet, onClose }: Props) => {
  const { send, busy, failure } = useChange(simulateSheet, '模拟支付没有响应，请再试一次');
  const act = async (outcome: SheetOutcome) => {
    if (!sheet) return;
    const answer = await send({ pay_no: sheet.payNo, outcome });
    if (answer?.ok) onClose(outcome);
  };
  return (
    <Sheet
      open={sheet !== undefined}
      title="模拟支付"
      size="bottom"
      onClose={() => sheet && onClose('cancel')}
    >
      <p className={css.amount}>{sumText(sheet?.amount)}</p>
      <Text kind="meta" tone="secondary">
        演示环境，未接入微信支付，不会产生真实扣款。
      </Text>
      <Failure text={failure} />
      <Button busy={busy ? '正在支付…' : undefined} onClick={() => void act('ok')}>
        确认支付
      </Button>
      <div className={css.others}>
        {others.map(([outcome, name]) => (
          <Button key={outcome} look="outlined" disabled={busy} onClick={() => void act(outcome)}>
            {name}
          </Button>
        ))}
      </div>
      <Button look="outlined" disabled={busy} onClick={() => onClose('cancel')}>
        取消支付
      </Button>
    </Sheet>
  );
};
