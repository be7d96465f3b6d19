import { couponCenterAddress } from '#schemas/coupon/addresses.ts';
import type { OfferedCoupon, OrderPreview } from '#schemas/order/endpoints.ts';
import { condition, lastDay, shortYuan } from '#src/entities/coupon/words.ts';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';
import { sumText } from '#src/ui/value/amount.ts';
import css from './coupon.module.css';

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
  <label className={css.option} data-usable={coupon.usable} data-chosen={chosen}>
    <span className={css.amount}>{sumText(shortYuan(coupon.amount))}</span>
    <span className={css.words}>
      <span className={css.title}>{coupon.title}</span>
      <span className={css.fact}>
        {condition(coupon)}
        {coupon.until !== null && ` · ${lastDay(coupon.until)} 到期`}
      </span>
      {coupon.reason && <span className={css.reason}>{coupon.reason}</span>}
    </span>
    <input
      type="radio"
      name="coupon"
      checked={chosen}
      disabled={!coupon.usable}
      onChange={onChoose}
    />
  </label>
);

const Options = ({ offer, onChoose }: Props) => (
  <div className={css.options} role="radiogroup" aria-label="优惠券">
    {offer.coupons.map((coupon) => (
      <Option
        key={coupon.id}
        coupon={coupon}
        chosen={coupon.id === offer.coupon}
        onChoose={() => onChoose(coupon.id)}
      />
    ))}
    {offer.coupons.length > 0 && (
      <label className={css.option} data-usable="true" data-chosen={offer.coupon === ''}>
        <span className={css.words}>不使用优惠券</span>
        <input
          type="radio"
          name="coupon"
          checked={offer.coupon === ''}
          onChange={() => onChoose('')}
        />
      </label>
    )}
  </div>
);

const summary = ({ coupon, coupons, lines }: OrderPreview): string => {
  const cut = lines.find(({ kind }) => kind === 'coupon');
  if (coupon && cut) return `−${sumText(cut.amount)}`;
  const usable = coupons.filter((each) => each.usable).length;
  if (usable > 0) return `${usable} 张可用`;
  return '暂无可用';
};

type ChoiceProps = Props & {
  /** Whether the panel of coupons is open. */
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
};

/**
 * The coupon of an order: the chosen one, and all own ones, with the reason why one does not fit.
 */
export const CouponChoice = ({ offer, onChoose, open, onOpen, onClose }: ChoiceProps) => (
  <>
    <button className={css.row} type="button" onClick={onOpen}>
      <span>优惠券</span>
      <span className={css.value} data-cut={offer.coupon !== ''}>
        {summary(offer)}
        <Chevron />
      </span>
    </button>
    <Sheet open={open} title="选择优惠券" onClose={onClose}>
      {offer.coupons.length === 0 ? (
        <EmptyState
          text="没有可用于该订单的优惠券"
          action={
            <a className={css.link} href={couponCenterAddress()}>
              去领券中心看看
            </a>
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
