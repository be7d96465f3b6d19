import type { OrderDetail } from '#schemas/order/fields.ts';
import { ticketAddress } from '#schemas/ticket/addresses.ts';
import { occasionTime } from '#src/entities/ticket/words.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Card } from '#src/ui/card/cards.tsx';
import { Box } from '#src/ui/part/parts.tsx';
import { FactList } from '#src/ui/value/fact-list.tsx';

/** Nothing for an order without time and place. */
export const AppointmentCard = ({ order }: { order: OrderDetail }) => {
  const { startAt, venue, address, refundText, ticketId } = order;
  if (startAt === null && venue === '') return null;
  return (
    <Card title={ticketId ? '参加凭证' : '预约信息'}>
      <FactList
        bare
        facts={[
          [venue ? '活动时间' : '开播时间', occasionTime(order)],
          ['地点', venue],
          ['地址', address],
          ['退款', refundText],
        ]}
      />
      {ticketId && (
        <Box above={12}>
          <ButtonLink href={ticketAddress({ id: ticketId })}>看凭证</ButtonLink>
        </Box>
      )}
    </Card>
  );
};
