import type { OrderInvoice } from '#schemas/invoice/endpoints.ts';
import { momentOrBlank } from '#src/platform/time/period.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Card } from '#src/ui/card/cards.tsx';
import { sumText } from '#src/ui/value/amount.ts';
import { FactList } from '#src/ui/value/fact-list.tsx';
import css from './status.module.css';
import { invoiceText, ownInvoiceStateNames, titleKindNames } from './words.ts';

/** An invoice as it stands, with what is printed on it. */
export const InvoiceStatus = ({ told }: { told: OrderInvoice }) => (
  <>
    <div className={css.state} role="status">
      <h2 className={css.name}>{ownInvoiceStateNames[told.state]}</h2>
      <p className={css.text}>{invoiceText(told)}</p>
      {told.failure && <p className={css.failure}>原因：{told.failure}</p>}
    </div>
    <Card title={told.way === 'simulated' ? '模拟发票' : '发票信息'}>
      {told.way === 'simulated' && (
        <p className={css.mark}>模拟开票，仅供体验，无税务效力，不会发送邮件。</p>
      )}
      <FactList
        apart
        bare
        facts={[
          ['发票号码', told.number],
          ['开票金额', sumText(told.amount)],
          ['抬头类型', titleKindNames[told.titleKind]],
          ['发票抬头', told.title],
          ['税号', told.taxNo],
          ['接收邮箱', told.email],
          ['申请时间', momentOrBlank(told.askedAt)],
          ['开具时间', momentOrBlank(told.issuedAt)],
          ['红冲时间', momentOrBlank(told.reversedAt)],
        ]}
      />
    </Card>
    {told.url && <ButtonLink href={told.url}>下载发票</ButtonLink>}
  </>
);
