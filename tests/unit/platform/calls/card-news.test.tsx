// @vitest-environment window
import { act } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { newCourseList } from '#schemas/home/endpoints.ts';
import { CARD_HEADER } from '#schemas/wire/envelope.ts';
import { call } from '#src/platform/calls/call.ts';
import { cardNow, markOf, useCardChanges } from '#src/platform/calls/card-news.ts';
import { noteCoupons } from '#src/platform/calls/coupon-news.ts';
import { useList } from '#src/platform/reading/use-list.ts';
import { forgetSession, sessionKeys, token, writeSession } from '#src/platform/session/session.ts';
import { answerWith } from '../../harness/browser-stubs.ts';
import { mount, settle } from '../../harness/mount.tsx';

const shop = { card: '0', prices: ['100.00', '100.00'] };

/** A back end that says of the card what `shop` says at that moment, '' for nothing. */
const open = () =>
  answerWith(() => {
    const data = shop.prices.map((price, id) => ({ id: id + 1, type: 0, title: '课', price }));
    const headers: HeadersInit = shop.card ? { [CARD_HEADER]: shop.card } : {};
    return new Response(JSON.stringify({ code: 200, msg: '', data }), { headers });
  });

let visits = 0;
beforeEach(() => {
  shop.card = '0';
  shop.prices = ['100.00', '100.00'];
  writeSession('token', `t-${visits++}`);
  history.replaceState({ entry: `card-${visits}` }, '');
});

const ask = () => call(newCourseList, { page: 1 });

const Changes = () => <b>{useCardChanges()}</b>;

/** How often the card has changed while something was done. */
const changesIn = async (work: () => Promise<unknown>): Promise<number> => {
  const { host } = await mount(<Changes />);
  const before = Number(host.textContent);
  await act(async () => void (await work()));
  return Number(host.textContent) - before;
};

describe('what answers say of the card', () => {
  test('is a change when it is another than before, and none when it is told first', async () => {
    open();
    const counts: number[] = [];
    for (const card of ['0', '0', '1', '1', '', '0']) {
      shop.card = card;
      counts.push(await changesIn(ask));
    }
    expect(counts).toEqual([0, 0, 1, 0, 0, 1]);
  });

  test('is nothing to another session, nor to a visitor', async () => {
    open();
    await ask();
    const late = () => {
      shop.card = '1';
      const answer = ask();
      writeSession('token', 'another');
      return answer;
    };
    expect(await changesIn(late)).toBe(0);
    expect(cardNow()).toBe('');
    expect(await changesIn(ask)).toBe(0);
    expect(cardNow()).toBe('1');
    writeSession('token', '');
    shop.card = '0';
    expect(await changesIn(ask)).toBe(0);
    expect(cardNow()).toBe('');
  });

  test('is a change where an earlier visit was told otherwise', async () => {
    open();
    const earlier = `${markOf(token())} 0`;
    localStorage.setItem(sessionKeys.card, earlier);
    expect(cardNow()).toBe('0');
    shop.card = '1';
    expect(await changesIn(ask)).toBe(1);
    expect(localStorage.getItem(sessionKeys.card)).not.toBe(earlier);
  });

  test('is a change in every tab', async () => {
    open();
    await ask();
    const inAnotherTab = async () => {
      localStorage.setItem(sessionKeys.card, `${markOf(token())} 1`);
      dispatchEvent(new StorageEvent('storage', { key: sessionKeys.card }));
    };
    expect(await changesIn(inAnotherTab)).toBe(1);
    expect(cardNow()).toBe('1');
  });

  test('goes with the session', async () => {
    open();
    await ask();
    forgetSession();
    expect(localStorage.getItem(sessionKeys.card)).toBe(null);
  });
});

const List = () => {
  const { items } = useList(newCourseList, { shelf: 'cards' });
  return <p>{items.map(({ price }) => price).join(' ')}</p>;
};

describe('a list', () => {
  const seen = async () => {
    const { host, render } = await mount(<List />);
    await settle();
    return { text: () => host.textContent, render };
  };

  test('that is come back to after a card has come shows the new prices', async () => {
    const requests = open();
    const here = history.state;
    const { text, render } = await seen();
    expect(text()).toBe('100.00 100.00');
    await render(null);
    Object.assign(shop, { card: '1', prices: ['80.00', '0.00'] });
    await settle(() => void call(newCourseList, { page: 7 }));
    history.replaceState(here, '');
    await render(<List />);
    await settle();
    expect(text()).toBe('80.00 0.00');
    const calls = requests.length;
    await render(null);
    await render(<List />);
    await settle();
    expect(requests).toHaveLength(calls);
  });

  test('that is come back to after a coupon was claimed shows the new prices', async () => {
    const requests = open();
    const { text, render } = await seen();
    await render(null);
    shop.prices = ['80.00'];
    noteCoupons();
    await render(<List />);
    await settle();
    expect(text()).toBe('80.00');
    const calls = requests.length;
    await render(null);
    await render(<List />);
    await settle();
    expect(requests).toHaveLength(calls);
  });

  test('that is shown when the card ends shows the new prices', async () => {
    Object.assign(shop, { card: '1', prices: ['80.00'] });
    open();
    const { text } = await seen();
    Object.assign(shop, { card: '0', prices: ['100.00'] });
    await settle(() => void call(newCourseList, { page: 7 }));
    await settle();
    expect(text()).toBe('100.00');
  });
});
