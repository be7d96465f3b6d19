import { useEffect, useRef } from 'react';
import { orderAddress } from '#schemas/order/addresses.ts';
import { ticketListAddress } from '#schemas/ticket/addresses.ts';
import { type TicketDetail, ticketDetail } from '#schemas/ticket/endpoints.ts';
import { LocationLine } from '#src/entities/ticket/location.tsx';
import { occasionTime, ticketStateNames } from '#src/entities/ticket/words.ts';
import { useQueryNumber } from '#src/page-kinds/address-query.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { useSeenAgain } from '#src/platform/reading/use-seen-again.ts';
import { momentText } from '#src/platform/time/china-date.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Card, Cards } from '#src/ui/card/cards.tsx';
import { QrCode } from '#src/ui/media/qr-code.tsx';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import { FactList } from '#src/ui/value/fact-list.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import css from './view.module.css';

/** How often the page asks whether the ticket was taken, in ms. */
const POLL_MS = 5000;

/** Nobody is at the door longer than this before the activity begins, in ms. */
const EARLY = 2 * 3_600_000;

const atDoor = ({ state, occasion: { startAt, endAt }, now }: TicketDetail): boolean =>
  state === 'valid' &&
  startAt !== null &&
  now !== null &&
  now >= startAt - EARLY &&
  now < (endAt ?? startAt);

/** Reads a ticket again and again while it may be taken at the door; rests while the page is hidden. */
const useDoorWatch = (ticket: TicketDetail, again: () => void): void => {
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  }, [again]);
  const watches = atDoor(ticket);
  useEffect(() => {
    if (!watches) return;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'hidden') latest.current();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [watches]);
};

const noteOf = ({ state, usedAt }: TicketDetail): string => {
  if (state === 'used' && usedAt !== null) return `${momentText(usedAt)} 签到`;
  if (state === 'void') return '订单已退款，凭证不能再使用';
  if (state === 'over') return '活动已结束，没有签到记录';
  return '到场时出示二维码或凭证码，由工作人员签到，限用一次';
};

const Stub = ({ ticket }: { ticket: TicketDetail }) => (
  <Stack
    textAlign="center"
    gap={8}
    across="center"
    padStart={16}
    padEnd={4}
    className={css.stub}
    data-state={ticket.state}
  >
    <Text kind="section-title" tone="accent" className={css.state} role="status">
      {ticketStateNames[ticket.state]}
    </Text>
    {ticket.state === 'valid' && (
      <div className={css.code}>
        <QrCode text={ticket.code} name="凭证二维码" />
      </div>
    )}
    {ticket.code && (
      <p className={css.number}>
        <span className={css.label}>凭证码</span> {ticket.code}
      </p>
    )}
    <Text kind="meta" tone="secondary" breaks="balance">
      <Unbroken>{noteOf(ticket)}</Unbroken>
    </Text>
  </Stack>
);

const Ticket = ({ ticket, again }: { ticket: TicketDetail; again: () => void }) => {
  const { title, occasion, orderId, state } = ticket;
  useDoorWatch(ticket, again);
  return (
    <Cards>
      <Card>
        <Text as="h2" kind="page-title">
          {title}
        </Text>
        <Stub ticket={ticket} />
      </Card>
      <Card title="时间与地点">
        <FactList bare facts={[['时间', occasionTime(occasion)]]} />
        <LocationLine where={occasion} />
      </Card>
      {state === 'valid' && occasion.refundText && (
        <Card title="退款规则">
          <Text kind="meta" tone="secondary">
            <Unbroken>{occasion.refundText}</Unbroken>
          </Text>
        </Card>
      )}
      {orderId && (
        <ButtonLink look="outlined" href={orderAddress({ id: orderId })}>
          查看订单
        </ButtonLink>
      )}
    </Cards>
  );
};

export default detailView(ticketDetail, {
  useQuery: useQueryNumber,
  shapes: [
    ['card', 1],
    ['lines', 3],
  ],
  notFound: { to: ticketListAddress(), link: '查看我的凭证', missing: '没有找到这张凭证' },
  useReread: useSeenAgain,
  body: (ticket, { retry }) => <Ticket ticket={ticket} again={retry} />,
});
