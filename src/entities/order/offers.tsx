import type { PriceOffer, ProductOffers } from '#schemas/order/offers-endpoints.ts';
import type { ReadValue } from '#src/platform/reading/create-use-call.ts';
import { firstSeen } from '#src/platform/reading/first-seen.ts';
import { TimeLeft } from '#src/ui/countdown/time-left.tsx';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { Price } from '#src/ui/value/price.tsx';
import { lastDay } from '../coupon/words.ts';

const names = { flash: '秒杀价', team: '拼团价', coupon: '券后价' } as const;

/** A coupon that has to be taken first carries 领. */
const nameOf = ({ kind, taken }: PriceOffer): string =>
  `${kind === 'coupon' && !taken ? '领' : ''}${names[kind]}`;

const noteOf = ({ kind, need, taken, title }: PriceOffer): string => {
  if (kind === 'team') return `${need} 人成团`;
  if (kind === 'coupon') return taken ? title : `领取${title}`;
  return '';
};

type Props = {
  offers?: readonly PriceOffer[];
  read: ProductOffers;
  onOver: () => void;
};

type UntilProps = Omit<Props, 'offers'> & { offer: PriceOffer };

const Until = ({ offer: { kind, endAt }, read, onOver }: UntilProps) => {
  if (kind === 'coupon')
    return endAt === null ? null : (
      <Text as="span" kind="meta" tone="secondary" digits>
        {lastDay(endAt)} 到期
      </Text>
    );
  const since = firstSeen(read);
  return <TimeLeft until={endAt} now={read.now} since={since} over="已结束" onOver={onOver} />;
};

export const Offers = ({ read, offers = read.offers, onOver }: Props) =>
  offers.length > 0 && (
    <Stack as="nav" aria-label="优惠">
      {offers.map((offer, index) => (
        <Line
          as="a"
          gap={8}
          rowGap={4}
          tap
          padBlock={6}
          href={offer.link}
          // biome-ignore lint/suspicious/noArrayIndexKey: a back end may list one kind twice
          key={`${index}:${offer.kind}`}
        >
          <Line as="span" gap={8} rowGap={2} align="baseline" wrap flex="fill">
            <Text
              as="span"
              kind="tag"
              tone="accent-dark"
              flex="none"
              padBlock={2}
              padInline={6}
              surface="tint"
              radius="tag"
            >
              {nameOf(offer)}
            </Text>
            <Price value={offer.price} />
            {noteOf(offer) && (
              <Text as="span" kind="meta" tone="secondary" digits>
                {noteOf(offer)}
              </Text>
            )}
            <Until offer={offer} read={read} onOver={onOver} />
          </Line>
          <Chevron />
        </Line>
      ))}
    </Stack>
  );

export const isSettled = ({ data, error }: Pick<ReadValue<unknown>, 'data' | 'error'>): boolean =>
  data !== undefined || error !== undefined;
