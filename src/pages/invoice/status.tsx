import type { OrderInvoice } from '#schemas/invoice/endpoints.ts';
import { momentOrBlank } from '#src/platform/time/period.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Card } from '#src/ui/card/cards.tsx';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import { sumText } from '#src/ui/value/amount.ts';
import { FactList } from '#src/ui/value/fact-list.tsx';
import { invoiceText, ownInvoiceStateNames, titleKindNames } from './words.ts';

export const InvoiceStatus = ({ invoice }: { invoice: OrderInvoice }) => (
  <>
    <Stack gap={4} padBlock={8} padInline={4} role="status">
      <Text as="h2" kind="page-title">
        {ownInvoiceStateNames[invoice.state]}
      </Text>
      <Text tone="secondary">{invoiceText(invoice)}</Text>
      {invoice.failure && <Text tone="price">原因：{invoice.failure}</Text>}
    </Stack>
    <Card title={invoice.way === 'simulated' ? '模拟发票' : '发票信息'}>
      {invoice.way === 'simulated' && (
        <Text
          tone="accent-dark"
          padBlock={8}
          padInline={12}
          below={12}
          surface="tint"
          radius="small"
        >
          模拟开票，仅供体验，无税务效力，不会发送邮件。
        </Text>
      )}
      <FactList
        bare
        facts={[
          ['发票号码', invoice.number],
          ['开票金额', sumText(invoice.amount)],
          ['抬头类型', titleKindNames[invoice.titleKind]],
          ['发票抬头', invoice.title],
          ['税号', invoice.taxNo],
          ['接收邮箱', invoice.email],
          ['申请时间', momentOrBlank(invoice.askedAt)],
          ['开具时间', momentOrBlank(invoice.issuedAt)],
          ['红冲时间', momentOrBlank(invoice.reversedAt)],
        ]}
      />
    </Card>
    {invoice.url && <ButtonLink href={invoice.url}>下载发票</ButtonLink>}
  </>
);
