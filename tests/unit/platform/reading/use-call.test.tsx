// @vitest-environment window
import { act } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountState } from '#schemas/member/endpoints.ts';
import { orderDetail } from '#schemas/order/endpoints.ts';
import { walletHome } from '#schemas/wallet/endpoints.ts';
import { CARD_HEADER } from '#schemas/wire/envelope.ts';
import { call } from '#src/platform/calls/call.ts';
import type { ReadOptions } from '#src/platform/reading/options.ts';
import { answerKey, forgetOldEntries, pageAnswers } from '#src/platform/reading/page-answers.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { answerWith } from '../../harness/browser-stubs.ts';
import { mount, settle } from '../../harness/mount.tsx';
import { type Reply, stubBackEnd } from '../../harness/stub-back-end.ts';

beforeEach(() => localStorage.setItem('TOKEN', 'member'));
afterEach(() => localStorage.clear());

const refused = { code: 61001, msg: '订单不存在' };

test('a call is made anew while it is shown, and not once its page was left', async () => {
  const requests = stubBackEnd(() => refused);
  let again: () => void = () => undefined;
  const Order = () => {
    const { error, retry } = useCall(orderDetail, { id: '5' });
    again = retry;
    return error?.message;
  };
  const provider = () => new Map();
  const { host, render } = await mount(
    <SWRConfig value={{ provider }}>
      <Order />
    </SWRConfig>,
  );
  await settle();
  expect(host.textContent).toBe('订单不存在');
  expect(requests).toHaveLength(1);
  await settle(again);
  expect(requests).toHaveLength(2);
  await render(null);
  await settle(again);
  expect(requests).toHaveLength(2);
});

const provider = pageAnswers;

const Wallet = (options: ReadOptions) => {
  const { data, error } = useCall(walletHome, {}, options);
  return <p>{data?.balance ?? error?.message ?? 'waiting'}</p>;
};
const wallet = (
  <SWRConfig value={{ provider }}>
    <Wallet />
  </SWRConfig>
);

const freshWallet = (
  <SWRConfig value={{ provider }}>
    <Wallet fresh />
  </SWRConfig>
);

const enter = (entry: string) => history.replaceState({ entry }, '');

/** A back end that answers when it is told to. */
const slowBackEnd = () => {
  let release: (reply: Reply) => void = () => undefined;
  stubBackEnd(
    () =>
      new Promise<Reply>((resolve) => {
        release = resolve;
      }),
  );
  const balance = (value: string) => settle(() => release({ code: 200, data: { balance: value } }));
  return { balance, fail: () => settle(() => release(refused)) };
};

describe('the way back to a page', () => {
  test('shows its last answer while it is asked anew, and what is new after that', async () => {
    const answers = slowBackEnd();
    enter('first');
    const { host, render } = await mount(wallet);
    expect(host.textContent).toBe('waiting');
    await answers.balance('1.00');
    await render(null);
    await render(wallet);
    expect(host.textContent).toBe('1.00');
    await answers.balance('2.00');
    expect(host.textContent).toBe('2.00');
  });

  test('keeps the answer where it fails now, and no failure where there was no answer', async () => {
    const answers = slowBackEnd();
    enter('answered');
    const { host, render } = await mount(wallet);
    await answers.balance('3.00');
    await render(null);
    await render(wallet);
    await answers.fail();
    expect(host.textContent).toBe('3.00');
    await render(null);
    enter('failed');
    await render(wallet);
    await answers.fail();
    expect(host.textContent).toBe(refused.msg);
    await render(null);
    await render(wallet);
    expect(host.textContent).toBe('waiting');
    await answers.balance('4.00');
    expect(host.textContent).toBe('4.00');
  });

  test('is another one where the page is opened anew or by somebody else', async () => {
    const answers = slowBackEnd();
    enter('old');
    const { host, render } = await mount(wallet);
    await answers.balance('5.00');
    await render(null);
    enter('new');
    await render(wallet);
    expect(host.textContent).toBe('waiting');
    await answers.balance('6.00');
    await render(null);
    localStorage.setItem('TOKEN', 'another');
    await render(wallet);
    expect(host.textContent).toBe('waiting');
    await answers.balance('7.00');
  });

  test('shows no answer from before the card came, and what is shown then stays', async () => {
    const shop = { card: '0', balance: '8.00', open: Promise.resolve() };
    answerWith(async () => {
      await shop.open;
      const data = { balance: shop.balance };
      const headers = { [CARD_HEADER]: shop.card };
      return new Response(JSON.stringify({ code: 200, data }), { headers });
    });
    enter('before-the-card');
    const { host, render } = await mount(wallet);
    await settle();
    expect(host.textContent).toBe('8.00');
    Object.assign(shop, { card: '1', balance: '9.00' });
    await settle(() => void call(accountState));
    expect(host.textContent).toBe('8.00');
    await render(null);
    let open = () => {};
    shop.open = new Promise((resolve) => {
      open = resolve;
    });
    await render(wallet);
    expect(host.textContent).toBe('waiting');
    await settle(open);
    expect(host.textContent).toBe('9.00');
  });

  test('is forgotten where twenty pages came after it', () => {
    const cached = new Map<string, object>();
    for (let page = 0; page < 25; page++) cached.set(answerKey(`e${page}`, 'a'), {});
    cached.set(answerKey('e0', 'b'), {});
    forgetOldEntries(cached, 'e2');
    expect([...cached.keys()].slice(0, 3)).toEqual(['e2 a', 'e5 a', 'e6 a']);
    expect(cached.size).toBe(21);
  });
});

describe('options', () => {
  test('a fresh value shows nothing of before on the way back', async () => {
    const answers = slowBackEnd();
    enter('fresh');
    const { host, render } = await mount(freshWallet);
    await answers.balance('1.00');
    expect(host.textContent).toBe('1.00');
    await render(null);
    await render(freshWallet);
    expect(host.textContent).toBe('waiting');
    await answers.balance('2.00');
    expect(host.textContent).toBe('2.00');
  });

  test.each([false, true])('nothing is asked for before its time, fresh: %s', async (fresh) => {
    const requests = stubBackEnd(() => ({ code: 200, data: { balance: '1.00' } }));
    enter(`later ${fresh}`);
    const { host, render } = await mount(<Wallet fresh={fresh} when={false} />);
    await settle();
    expect([host.textContent, requests.length]).toEqual(['waiting', 0]);
    await render(<Wallet fresh={fresh} />);
    await settle();
    expect([host.textContent, requests.length]).toEqual(['1.00', 1]);
  });
});

test('a value is busy while it is asked for, also where something is shown', async () => {
  const answers = slowBackEnd();
  enter('busy');
  let refresh: () => void = () => undefined;
  const Busy = () => {
    const called = useCall(walletHome, {}, { fresh: true });
    refresh = called.refresh;
    return `${called.data?.balance} ${called.busy}`;
  };
  const { host } = await mount(<Busy />);
  expect(host.textContent).toBe('undefined true');
  await answers.balance('1.00');
  expect(host.textContent).toBe('1.00 false');
  await settle(refresh);
  expect(host.textContent).toBe('1.00 true');
  await answers.balance('2.00');
  expect(host.textContent).toBe('2.00 false');
});

test.each([
  [undefined, 2],
  [false, 1],
])(
  'a value with reconnect: %s is read %i times where the phone is online again',
  async (reconnect, times) => {
    const requests = stubBackEnd(() => refused);
    const Order = () => {
      useCall(orderDetail, { id: '6' }, reconnect === undefined ? {} : { reconnect });
      return null;
    };
    await mount(
      <SWRConfig value={{ provider: () => new Map() }}>
        <Order />
      </SWRConfig>,
    );
    await settle();
    dispatchEvent(new Event('online'));
    // SWR reads again in a task of its own
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    expect(requests).toHaveLength(times);
  },
);

test('every answer is told before it is shown, and no failure is', async () => {
  const answers = slowBackEnd();
  enter('told');
  const notices: string[] = [];
  let refresh: () => void = () => undefined;
  const Wallet = () => {
    const onAnswer = ({ balance }: { balance: string | null }) =>
      void notices.push(String(balance));
    const called = useCall(walletHome, {}, { fresh: true, onAnswer });
    refresh = called.refresh;
    if (called.data) notices.push(`shown ${called.data.balance}`);
    return called.error?.message;
  };
  const { host } = await mount(<Wallet />);
  await answers.balance('1.00');
  expect(notices.slice(0, 2)).toEqual(['1.00', 'shown 1.00']);
  await settle(refresh);
  await answers.fail();
  expect(host.textContent).toBe('订单不存在');
  expect(notices.filter((text) => !text.startsWith('shown'))).toEqual(['1.00']);
});
