import type { OrderInvoice } from '#schemas/invoice/endpoints.ts';
import { momentOrBlank } from '#src/platform/time/period.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Card } from '#src/ui/card/cards.tsx';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import { sumText } from '#src/ui/value/amount.ts';
import { FactList } from '#src/ui/value/fact-list.tsx';
import { invoiceText, ownInvoiceStateNames, titleKindNames } from './words.ts';

/** An invoice as it stands, with what is printed on it. */
export const InvoiceStatus = ({ told }: { told: OrderInvoice }) => (
  <>
    <Stack gap={4} padBlock={8} padInline={4} role="status">
      <Text as="h2" kind="page-title">
        {ownInvoiceStateNames[told.state]}
      </Text>
      <Text tone="secondary">{invoiceText(told)}</Text>
      {told.failure && <Text tone="price">原因：{told.failure}</Text>}
    </Stack>
    <Card title={told.way === 'simulated' ? '模拟发票' : '发票信息'}>
      {told.way === 'simulated' && (
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
