import { Drawer } from 'antd';
import { type InvoiceInFull, readInvoice } from '#schemas/invoice/desk-endpoints.ts';
import { sumText } from '#src/ui/value/amount.ts';
import { useMay } from '../draft-editor/context.ts';
import { OperatorChip } from '../parts/chip.tsx';
import { DescriptionList } from '../parts/description-list.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { zonedText } from '../parts/moments.ts';
import { Box } from '../parts/part.tsx';
import beside from '../parts/wide-panel.module.css';
import { useOperatorCall } from '../use-operator-call.ts';
import { FinishInvoice } from './finish.tsx';
import {
  invoiceStateNames,
  invoiceStateTones,
  invoiceTitleKindNames,
  invoiceWayNames,
} from './words.ts';

const timeText = (at: number | null): string => (at === null ? '' : zonedText(at));

const factsOf = (told: InvoiceInFull) =>
  [
    [
      '状态',
      <OperatorChip key="state" tone={invoiceStateTones[told.state]}>
        {invoiceStateNames[told.state]}
      </OperatorChip>,
    ],
    ['原因', told.failure],
    ['抬头', `${told.title}（${invoiceTitleKindNames[told.titleKind]}）`],
    ['税号', told.taxNo],
    ['接收邮箱', told.email],
    ['金额', sumText(told.amount)],
    ['商品', told.item],
    ['订单编号', told.orderNo],
    ['请求编号', told.requestNo],
    ['会员', `${told.nickname || '未填昵称'}（编号 ${told.member}）`],
    ['开票方式', told.way === null ? '' : invoiceWayNames[told.way]],
    ['发票号码', told.number],
    ['下载地址', told.url],
    ['申请时间', zonedText(told.askedAt)],
    ['开具时间', timeText(told.issuedAt)],
    ['红冲时间', timeText(told.reversedAt)],
  ] as const;

type Props = { invoice: number; onClose: () => void; onDone: () => void };

/** One invoice in full, with what people do by hand where no provider does it. */
export const InvoicePanel = ({ invoice, onClose, onDone }: Props) => {
  const mayFinish = useMay('trade.decide');
  const call = useOperatorCall(readInvoice, { invoice }, { fresh: true });
  const done = () => {
    call.refresh();
    onDone();
  };
  return (
    <Drawer
      open
      title="发票详情"
      onClose={onClose}
      size={480}
      classNames={{ body: beside.bare ?? '' }}
    >
      {/* what scrolls is scrolled by keys as well */}
      <Box as="section" ring="inside" className={beside.opened} aria-label="发票内容" tabIndex={0}>
        <Loaded call={call}>
          {(told) => (
            <>
              <DescriptionList facts={factsOf(told)} />
              {told.byHand && mayFinish && (
                <FinishInvoice key={`${told.version} ${told.state}`} told={told} onDone={done} />
              )}
            </>
          )}
        </Loaded>
      </Box>
    </Drawer>
  );
};
