import { chinaDay } from '#schemas/operator/operator-call.ts';
import { type OrderFilter, type OrderTab, orderTabs } from '#schemas/order/desk-endpoints.ts';
import { cutSigns } from '#schemas/text/text-signs.ts';
import { faultIn } from '#schemas/wire/rules.ts';
import { screens } from '../addresses.ts';

export type OrderQuery = { filter: OrderFilter; page: number };

const isTab = (text: string): text is OrderTab => orderTabs.some((tab) => tab === text);

const dayIn = (text: string | null): string | undefined =>
  text !== null && faultIn(chinaDay, text) === undefined ? text : undefined;

/** Parts of the address that cannot be read are ignored. */
export const ordersIn = (search: string): OrderQuery => {
  const params = new URLSearchParams(search);
  const state = params.get('state') ?? '';
  const page = params.get('page') ?? '';
  const [from, until] = [dayIn(params.get('from')), dayIn(params.get('until'))];
  return {
    filter: {
      state: isTab(state) ? state : 'all',
      word: cutSigns((params.get('word') ?? '').trim(), 40),
      ...(from === undefined ? {} : { from }),
      ...(until === undefined ? {} : { until }),
    },
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  };
};

/** `order`: the id of the open order, '' for none. */
export const ordersAddress = ({ filter, page }: OrderQuery, order = ''): string => {
  const { state, word, from, until } = filter;
  const params = new URLSearchParams();
  if (state !== 'all') params.set('state', state);
  if (word) params.set('word', word);
  if (from) params.set('from', from);
  if (until) params.set('until', until);
  if (page > 1) params.set('page', `${page}`);
  const path = order ? `${screens.orders}/${order}` : screens.orders;
  const query = params.toString();
  return query ? `${path}?${query}` : path;
};
