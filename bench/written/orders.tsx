import { useState } from 'react';
import filter from '#src/entities/filter/filter.module.css';
import item from '#src/entities/order/item.module.css';
import actions from '#src/pages/order/actions.module.css';
import button from '#src/ui/button/button.module.css';
import field from '#src/ui/form/search-field.module.css';
import list from '#src/ui/list/view.module.css';
import frame from '#src/ui/page/frame.module.css';
import { Bar, Picture, Tabs } from './parts.tsx';
import type { WrittenPage } from './written-page.ts';

type Order = {
  id: string;
  kind: string;
  state: string;
  title: string;
  thumb: string;
  quantity: number;
  total: string;
  pay: string;
  new_pay: string | null;
  actions: readonly string[];
  link: string;
  study: string;
};

type Props = { orders: readonly Order[] };

/** As many as the product draws at first. */
const SHOWN = 6;

const kinds: Readonly<Record<string, string>> = {
  course: '课程',
  gift: '赠礼',
  team: '拼团',
  flash: '秒杀',
  membership: '会员',
};

const states: Readonly<Record<string, string>> = {
  unpaid: '待付款',
  grouping: '待成团',
  done: '已完成',
  refunded: '已退款',
  cancelled: '已取消',
};

const tabs = [
  ['全部', ''],
  ['待付款', 'unpaid'],
  ['待成团', 'grouping'],
  ['已完成', 'done'],
  ['退款', 'refunded'],
] as const;

const periods = ['全部时间', '近一个月', '近半年', '近一年'];

const CHIP =
  'stack tone-secondary align-center across-center flex-none tap-both padInline-4 ring-inside';

const priceOf = (value: string): string => (Number(value) === 0 ? '免费' : `¥${value}`);

const Search = () => {
  const [typed, type] = useState('');
  return (
    // biome-ignore lint/a11y/useSemanticElements: as the product's
    <form className={field.form} role="search">
      <span className={field.box} data-ground="page">
        <input
          className={field.input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label="搜索订单"
          placeholder="商品名称或订单编号"
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
      </span>
      <button className={field.go} type="submit">
        搜索
      </button>
    </form>
  );
};

const Periods = () => {
  const [chosen, choose] = useState(0);
  return (
    <div className={filter.bar}>
      <fieldset className={filter.line}>
        <legend className="spoken">下单时间</legend>
        <div className={filter.row}>
          {periods.map((name, index) => (
            <button
              className={`${filter.chip} ${CHIP}`}
              key={name}
              type="button"
              aria-pressed={index === chosen}
              onClick={() => choose(index)}
            >
              <span>{name}</span>
            </button>
          ))}
        </div>
      </fieldset>
      <button type="button" className={`${filter.opener} press-dim ring-inside`}>
        筛选
        <span className={filter.badge} aria-hidden="true" />
      </button>
    </div>
  );
};

const Item = ({ order }: { order: Order }) => (
  <a href={`/orderdetail/${order.id}`} className="line gap-12 align-stretch">
    <span className={item.picture}>
      <Picture src={order.thumb} ratio="course" />
    </span>
    <span className="column gap-2 flex-fill">
      <span className="kind-card-title lines-2">{order.title}</span>
      <span className="line digits align-baseline justify-between above-auto">
        <span className="kind-card-title">{priceOf(order.total)}</span>
        <span className="kind-meta tone-tertiary">× {order.quantity}</span>
      </span>
    </span>
  </a>
);

const NewPrice = ({ price }: { price: string }) => (
  <div className="stack tone-accent-dark gap-8 padBlock-10 padInline-12 surface-tint radius-small">
    <p role="status">会员状态有变化，该内容现价 ¥{price}。原订单的优惠券和积分会退回。</p>
    <button className={`${button.button} ${button.filled}`} type="button">
      取消并按新价下单
    </button>
  </div>
);

const Actions = ({ order, onRemove }: { order: Order; onRemove: () => void }) => (
  <div className="line gap-8 align-stretch justify-end wrap flex-grow">
    {order.actions.some((action) => action === 'delete' || action === 'cancel') && (
      <button className={actions.quiet} type="button" onClick={onRemove}>
        {order.actions.includes('cancel') ? '取消订单' : '删除订单'}
      </button>
    )}
    {order.study && (
      <a className={actions.quiet} href={`/coursereview?id=${order.id}&write=1`}>
        评价
      </a>
    )}
    {order.actions.includes('refund') && (
      <a className={actions.quiet} href={`/tuikuan?id=${order.id}`}>
        申请退款
      </a>
    )}
    {order.link && (
      <a className={actions.main} href={order.study || order.link}>
        {order.study ? '去学习' : '查看'}
      </a>
    )}
  </div>
);

const Card = ({ order, onRemove }: { order: Order; onRemove: () => void }) => (
  <li>
    <div className="padInline-gutter padStart-12">
      <article className="stack gap-8 pad-12 surface-card radius-card">
        <p className="line gap-8">
          <span className="kind-meta tone-tertiary side-start">{kinds[order.kind]}</span>
          <span data-state={order.state} className="kind-meta">
            {states[order.state]}
          </span>
        </p>
        <Item order={order} />
        <p className="kind-meta tone-secondary textAlign-end">
          {order.state === 'unpaid' ? '应付' : '实付'}{' '}
          <strong className="kind-card-title tone-primary digits">{priceOf(order.pay)}</strong>
        </p>
        {order.new_pay && <NewPrice price={order.new_pay} />}
        <Actions order={order} onRemove={onRemove} />
      </article>
    </div>
  </li>
);

const Page = ({ orders }: Props) => {
  const [tab, choose] = useState(0);
  const [removed, remove] = useState<readonly string[]>([]);
  const wanted = tabs[tab]?.[1] ?? '';
  const shown = orders
    .filter(({ id, state }) => !removed.includes(id) && (wanted === '' || state === wanted))
    .slice(0, SHOWN);
  return (
    <main className={frame.page} data-page="/orderList">
      <Bar title="我的订单" />
      <div className={frame.flush}>
        <Search />
        <Tabs
          label="按状态筛选"
          names={tabs.map(([name]) => name)}
          current={tab}
          onChoose={choose}
        />
        <Periods />
        <ul aria-label="我的订单">
          {shown.map((order) => (
            <Card order={order} onRemove={() => remove([...removed, order.id])} key={order.id} />
          ))}
        </ul>
        <p className={list.end}>没有更多数据</p>
      </div>
    </main>
  );
};

export const page: WrittenPage<readonly [{ data: readonly Order[] }], Props> = {
  Page,
  calls: () => [['/v1/order/list', { tab: 'all', page: 1 }]],
  propsOf: ([orders]) => ({ orders: orders.data }),
};
