import { couponCenterAddress } from '#schemas/coupon/addresses.ts';
import type { OfferedCoupon, OrderPreview } from '#schemas/order/endpoints.ts';
import { condition, lastDay, shortYuan } from '#src/entities/coupon/words.ts';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';
import { sumText } from '#src/ui/value/amount.ts';
import css from '../view.module.css';

type Props = { offer: OrderPreview; onChoose: (id: string) => void };

const Option = ({
  coupon,
  chosen,
  onChoose,
}: {
  coupon: OfferedCoupon;
  chosen: boolean;
  onChoose: () => void;
}) => (
  <Line
    as="label"
    gap={12}
    high={72}
    pad={12}
    radius="card"
    edge="all"
    pick="card"
    className={css.option}
    data-usable={coupon.usable}
    data-chosen={chosen}
  >
    <Text as="span" kind="section-title" tone="price" flex="none" wide={72} className={css.amount}>
      {sumText(shortYuan(coupon.amount))}
    </Text>
    <Stack as="span" gap={2} flex="fill">
      <Text as="span" kind="card-title" className={css.title}>
        {coupon.title}
      </Text>
      <Text as="span" kind="meta" tone="secondary">
        {condition(coupon)}
        {coupon.until !== null && ` · ${lastDay(coupon.until)} 到期`}
      </Text>
      {coupon.reason && (
        <Text as="span" kind="meta" tone="price">
          {coupon.reason}
        </Text>
      )}
    </Stack>
    <input
      type="radio"
      name="coupon"
      checked={chosen}
      disabled={!coupon.usable}
      onChange={onChoose}
    />
  </Line>
);

const isAlike = (one: OfferedCoupon, other: OfferedCoupon): boolean =>
  (['title', 'amount', 'threshold', 'until', 'reason'] as const).every(
    (name) => one[name] === other[name],
  );

/** Of copies that are alike the chosen one, else the first. */
const distinct = ({ coupons, coupon: chosen }: OrderPreview): OfferedCoupon[] =>
  coupons.filter((coupon, nth) => {
    if (coupon.id === chosen) return true;
    return !coupons.some(
      (other, at) => isAlike(coupon, other) && (at < nth || other.id === chosen),
    );
  });

const Options = ({ offer, onChoose }: Props) => (
  <Stack gap={12} role="radiogroup" aria-label="优惠券">
    {distinct(offer).map((coupon) => (
      <Option
        key={coupon.id}
        coupon={coupon}
        chosen={coupon.id === offer.coupon}
        onChoose={() => onChoose(coupon.id)}
      />
    ))}
    {offer.coupons.length > 0 && (
      <Line
        as="label"
        gap={12}
        high={72}
        pad={12}
        radius="card"
        edge="all"
        pick="card"
        className={css.option}
        data-usable="true"
        data-chosen={offer.coupon === ''}
      >
        <Stack as="span" gap={2} flex="fill">
          不使用优惠券
        </Stack>
        <input
          type="radio"
          name="coupon"
          checked={offer.coupon === ''}
          onChange={() => onChoose('')}
        />
      </Line>
    )}
  </Stack>
);

const summary = ({ coupon, coupons, lines }: OrderPreview): string => {
  const cut = lines.find(({ kind }) => kind === 'coupon');
  if (coupon && cut) return `−${sumText(cut.amount)}`;
  const usable = coupons.filter((each) => each.usable).length;
  if (usable > 0) return `${usable} 张可用`;
  return '暂无可用';
};

type ChoiceProps = Props & {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
};

export const CouponChoice = ({ offer, onChoose, open, onOpen, onClose }: ChoiceProps) => (
  <>
    <Line
      as="button"
      textAlign="start"
      gap={16}
      justify="between"
      whole
      tap
      className={css.row}
      type="button"
      onClick={onOpen}
    >
      <span>优惠券</span>
      <Line
        as="span"
        tone={offer.coupon === '' ? 'secondary' : 'price'}
        textAlign="end"
        gap={4}
        flex="shrink"
      >
        {summary(offer)}
        <Chevron />
      </Line>
    </Line>
    <Sheet open={open} title="选择优惠券" onClose={onClose}>
      {offer.coupons.length === 0 ? (
        <EmptyState
          text="没有可用于该订单的优惠券"
          action={
            <Stack
              as="a"
              tone="accent"
              align="center"
              across="center"
              tap
              href={couponCenterAddress()}
            >
              去领券中心看看
            </Stack>
          }
        />
      ) : (
        <Options
          offer={offer}
          onChoose={(id) => {
            onChoose(id);
            onClose();
          }}
        />
      )}
    </Sheet>
  </>
);
