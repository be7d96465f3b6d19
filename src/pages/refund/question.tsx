import type { RefundTerms } from '#schemas/refund/endpoints.ts';
import { momentText } from '#src/platform/time/china-date.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Failure } from '#src/ui/card/cards.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { isZero, sumText } from '#src/ui/value/amount.ts';
import { FactList } from '#src/ui/value/fact-list.tsx';
import { arrival, backWith } from './returned.ts';

const MINUTE = 60_000;

const closes = ({ order: { kind }, lessons, kept }: RefundTerms): string => {
  if (kind === 'live') return '直播和回放不能再观看';
  if (kind === 'gift') return '领取链接失效；处理前被领取的，不再退款';
  if (kept > 0) return `未学的 ${lessons - kept} 节课时；学过的 ${kept} 节可以继续学习`;
  return '内容关闭，不能继续学习；笔记仍为你保留';
};

const moneyOf = ({ amount, method }: RefundTerms): string =>
  isZero(amount) ? '没有付款，不涉及退款' : `${sumText(amount)} 退回${method}`;

const graceOf = ({ grace, until, order: { now } }: RefundTerms): string => {
  const left = until === null || now === null ? grace : Math.min(grace, until - now);
  const minutes = Math.floor(left / MINUTE);
  if (minutes < 1) return '提交后立即处理，不能撤销';
  if (until !== null && left < grace) return `${momentText(until)} 前可以撤销，之后不能撤销`;
  return `${minutes} 分钟内可以撤销，内容在此期间不关闭，新学的课时不退`;
};

type Props = {
  terms: RefundTerms;
  open: boolean;
  busy: boolean;
  failure: string;
  onYes: () => void;
  onNo: () => void;
};

const RefundQuestion = ({ terms, open, busy, failure, onYes, onNo }: Props) => (
  <Sheet open={open} title="确认申请退款？" size="bottom" onClose={onNo}>
    <Text as="div" textAlign="start">
      <FactList
        bare
        facts={[
          ['会失去', closes(terms)],
          ['退回款项', moneyOf(terms)],
          ['一并退回', backWith(terms) || '没有优惠券和积分'],
          ['到账时间', arrival(terms)],
          ['撤销', graceOf(terms)],
        ]}
      />
    </Text>
    <Failure text={failure} />
    <Button look="danger" busy={busy ? '正在提交…' : undefined} onClick={onYes}>
      确认退款
    </Button>
    <Button look="outlined" disabled={busy} onClick={onNo}>
      再想想
    </Button>
  </Sheet>
);

export default RefundQuestion;
