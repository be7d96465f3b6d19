import type { OrderState } from '../../../schemas/api/trade.ts';
import { type SpendingDetail, spendingDetail } from '../../../schemas/api/wallet.ts';
import { chinaDate, chinaDayTime } from '../../platform/china-date.ts';
import { goBack } from '../../platform/go-back.ts';
import { useCall } from '../../platform/use-call.ts';
import { useParam } from '../../platform/use-param.ts';
import { Answered, Skeletons } from '../../ui/answered.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { Gone, goneTo } from '../../ui/gone.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import css from './spending-detail-page.module.css';

const states: Readonly<Record<OrderState, string>> = {
  unpaid: '待付款',
  grouping: '待成团',
  done: '已完成',
  cancelled: '已取消',
  refunding: '退款中',
  refunded: '已退款',
};
const stateText = (state: string): string =>
  Object.entries(states).find(([name]) => name === state)?.[1] ?? '';

const LIST = '/xiaofeidetail';
const SEE_LIST = '查看消费明细';

const Body = ({ spending }: { spending: SpendingDetail }) => {
  const { way, amount, title, method, at, orderNo, orderState, refunded, link } = spending;
  const facts = [
    ['商品', title],
    ['支付方式', method],
    ['时间', at === null ? '' : `${chinaDate(at)} ${chinaDayTime(at).slice(6)}`],
    ['订单编号', orderNo],
    ['订单状态', stateText(orderState)],
    ['已退款', refunded === null || refunded === '0.00' ? '' : `¥${refunded}`],
  ] as const;
  return (
    <>
      <p className={css.way}>{way === 'in' ? '退款' : '支付'}</p>
      <p className={css.amount} data-way={way}>
        {way === 'in' ? '+' : '−'}¥{amount}
      </p>
      <div className={css.facts}>
        <FactList apart bare facts={facts} />
      </div>
      {link && (
        <ButtonLink look="outlined" href={link}>
          查看订单
        </ButtonLink>
      )}
    </>
  );
};

const Detail = ({ id }: { id: string }) => (
  <Answered
    of={useCall(spendingDetail, { id })}
    skeleton={<Skeletons bones={[['lines', 6]]} />}
    failed={goneTo(LIST, SEE_LIST)}
  >
    {(spending) => <Body spending={spending} />}
  </Answered>
);

/** `/consumeDetail?id=`: one payment or refund, and how its order stands. */
export default function SpendingDetailPage() {
  const [id] = useParam('id');
  return (
    <PageFrame route="/consumeDetail" title="消费详情" ground="card" onBack={() => goBack(LIST)}>
      {id ? <Detail id={id} /> : <Gone text="消费记录不存在" href={LIST} name={SEE_LIST} />}
    </PageFrame>
  );
}
