import { Link } from 'wouter';
import type { Right } from '#schemas/operator/areas.ts';
import type { OrderInFull } from '#schemas/order/desk-endpoints.ts';
import { sumText } from '#src/ui/value/amount.ts';
import { screens } from '../addresses.ts';
import { useMay } from '../draft-editor/context.ts';
import { invoiceStates } from '../invoice/words.ts';
import adjacent from '../parts/panel/wide-panel.module.css';
import { Stack } from '../parts/part.tsx';
import { refundStates } from '../refund/words.ts';
import css from './order.module.css';

type DeskLinkProps = { right: Right; href: string; text: string };

/** A link to another desk for operators with its right, otherwise plain text. */
const DeskLink = ({ right, href, text }: DeskLinkProps) => {
  const may = useMay(right);
  return (
    <li>
      {may ? (
        <Link href={href} className={css.intro ?? ''}>
          {text}
        </Link>
      ) : (
        text
      )}
    </li>
  );
};

export const Leads = ({ order: { member, refunds, invoices } }: { order: OrderInFull }) => {
  const mayLook = useMay('members.look');
  if (refunds.length + invoices.length === 0 && !mayLook) return null;
  return (
    <Stack gap={16} className={adjacent.part}>
      <h2 className={adjacent.name}>相关</h2>
      <Stack as="ul" gap={4} bare>
        {mayLook && (
          <DeskLink
            right="members.look"
            href={`${screens.members}/${member}`}
            text={`会员（编号 ${member}）`}
          />
        )}
        {refunds.map(({ id, refundNo, state, amount }) => (
          <DeskLink
            key={`refund ${id}`}
            right="refunds.look"
            href={`${screens.refunds}/${id}`}
            text={`退款 ${sumText(amount)} · ${refundStates[state][0]} · ${refundNo}`}
          />
        ))}
        {invoices.map(({ id, state, number }) => (
          <DeskLink
            key={`invoice ${id}`}
            right="trade.look"
            href={`${screens.invoices}/${id}`}
            text={['发票', invoiceStates[state][0], number].filter(Boolean).join(' · ')}
          />
        ))}
      </Stack>
    </Stack>
  );
};
