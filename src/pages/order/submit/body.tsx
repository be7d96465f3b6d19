import { LONGEST_REMARK, type OrderPreview } from '#schemas/order/endpoints.ts';
import type { OrderKind } from '#schemas/order/fields.ts';
import type { ProductOffers } from '#schemas/order/offers-endpoints.ts';
import { OrderItem } from '#src/entities/order/item.tsx';
import { NewPrice } from '#src/entities/order/new-price.tsx';
import { Offers } from '#src/entities/order/offers.tsx';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { Card, Cards, Failure } from '#src/ui/card/cards.tsx';
import { TextField } from '#src/ui/form/text.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { AgreementPanel } from '../agreement-panel.tsx';
import { PriceLines } from '../price-lines.tsx';
import { unpaidOrderId } from './bought.ts';
import { CouponChoice } from './choice/coupon.tsx';
import { PointsChoice } from './choice/points.tsx';
import { QuantityChoice } from './choice/quantity.tsx';
import type { OfferChoices } from './use-offer.ts';
import type { Panels } from './use-panels.ts';

type Props = {
  offer: OrderPreview;
  wish: OfferChoices;
  onWish: (part: Partial<OfferChoices>) => void;
  remark: string;
  onRemark: (text: string) => void;
  panels: Panels;
  failure: string;
  /** Called once the price is to be read anew. */
  onAgain: () => void;
  /** Other ways to have the same for less. */
  ways: ProductOffers | undefined;
  onWaysOver: () => void;
};

const returns = (kind: OrderKind): string => {
  if (kind === 'membership' || kind === 'coupon') return '会员和优惠券购买后不支持退款。';
  if (kind === 'gift') return '礼物被领取前可随时申请退款，被领取后不支持退款。';
  if (kind === 'live') return '直播开始前可申请退款。';
  return '购买后 7 天内可申请退款：已学习或已打开的内容未达 10% 全额退回，达到后按未学课时退回；免费试学不计。';
};

/** Kinds of orders with a price of their own, which take neither coupon nor points and say so. */
const fixed: readonly OrderKind[] = ['team', 'flash', 'membership', 'coupon', 'gift'];

type Reducing = Pick<Props, 'offer' | 'wish' | 'onWish' | 'panels'>;

const Reductions = ({ offer, wish, onWish, panels }: Reducing) => {
  const { points, item } = offer;
  if (fixed.includes(item.kind)) return <Text tone="secondary">{points.reason}</Text>;
  return (
    <>
      <CouponChoice
        offer={offer}
        onChoose={(coupon_id) => onWish({ coupon_id })}
        open={panels.shown === 'coupons'}
        onOpen={() => panels.show('coupons')}
        onClose={panels.close}
      />
      <PointsChoice
        points={points}
        on={wish.use_points}
        onChange={(use_points) => onWish({ use_points })}
      />
    </>
  );
};

const OrderForm = ({
  offer,
  wish,
  onWish,
  remark,
  onRemark,
  panels,
}: Omit<Props, 'failure' | 'onAgain' | keyof WaysProps>) => (
  <>
    <Card>
      <QuantityChoice
        value={wish.quantity}
        most={offer.most}
        onChange={(quantity) => onWish({ quantity })}
      />
      <Reductions offer={offer} wish={wish} onWish={onWish} panels={panels} />
    </Card>
    <Card title="价格明细">
      <PriceLines lines={offer.lines} />
    </Card>
    <Card>
      <TextField
        label="备注"
        optional
        maxLength={LONGEST_REMARK}
        value={remark}
        onChange={({ target }) => onRemark(target.value)}
      />
    </Card>
    <Text kind="meta" tone="secondary" padInline={4}>
      {offer.refundText ? `${offer.refundText}。` : returns(offer.item.kind)}
    </Text>
    <AgreementPanel
      version={offer.agreement}
      open={panels.shown === 'agreement'}
      onClose={panels.close}
    />
  </>
);

/** The unpaid order for the same: it is paid, or given up for one at the price of today. */
const UnpaidNote = ({ offer, onAgain }: Pick<Props, 'offer' | 'onAgain'>) => {
  const { unpaidNewPay, unpaidNewLink } = offer;
  const id = unpaidOrderId(offer);
  if (!id) return null;
  if (unpaidNewPay === null)
    return (
      <Text
        tone="accent-dark"
        padBlock={10}
        padInline={12}
        surface="tint"
        radius="small"
        role="status"
      >
        该商品有一笔待付款的订单，支付或取消后才能重新下单。
      </Text>
    );
  const leave = () => {
    navigate(unpaidNewLink, { replace: true });
    onAgain();
  };
  return <NewPrice id={id} newPay={unpaidNewPay} onCancelled={leave} onUnchanged={onAgain} />;
};

type WaysProps = Pick<Props, 'ways' | 'onWaysOver'>;

const OtherWays = ({ ways, onWaysOver }: WaysProps) => {
  if (!ways) return null;
  const offers = ways.offers.filter(({ kind, taken }) => kind !== 'coupon' || !taken);
  return <Offers offers={offers} read={ways} onOver={onWaysOver} />;
};

export const SubmitBody = ({ failure, onAgain, ways, onWaysOver, ...open }: Props) => {
  const { offer } = open;
  return (
    <Cards>
      <Failure text={failure} />
      <UnpaidNote offer={offer} onAgain={onAgain} />
      <Card>
        <OrderItem {...offer.item} quantity={offer.quantity} href={offer.item.link} />
        <OtherWays ways={ways} onWaysOver={onWaysOver} />
      </Card>
      {!unpaidOrderId(offer) && <OrderForm {...open} />}
    </Cards>
  );
};
