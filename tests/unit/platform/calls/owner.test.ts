// @vitest-environment window
import { beforeEach, describe, expect, it } from 'vitest';
import { typedProducts } from '#schemas/classic/endpoints.ts';
import { featuredList, sectionOrder } from '#schemas/home/endpoints.ts';
import { appVersion } from '#schemas/site/visit-endpoints.ts';
import { wechatSignature } from '#schemas/wechat/endpoints.ts';
import { callKey } from '#schemas/wire/define-endpoint.ts';
import { CARD_HEADER } from '#schemas/wire/envelope.ts';
import { cachedLayout, keepLayout } from '#src/home/cached-layout.ts';
import { callRaw } from '#src/platform/calls/call.ts';
import { dropOthers } from '#src/platform/calls/clear-cache.ts';
import { lastGood } from '#src/platform/calls/last-good.ts';
import { beginSession, forgetSession } from '#src/platform/session/session.ts';
import { answerWith, jsonOf } from '../../harness/browser-stubs.ts';

beforeEach(() => {
  localStorage.clear();
  shop.card = '';
});

const stored = (): string[] => Object.keys(localStorage).filter((key) => key.includes(':'));

/** What the back end says of the card of whoever asks; '' for nothing. */
const shop = { card: '' };

const priceFor = (token: string | null): string => {
  if (!token) return '100.00';
  return shop.card === '1' ? '0.00' : `80.${token.length}0`;
};

const answerFor = (token: string | null): Response => {
  const data = [{ id: 1, type: 0, title: '课', price: priceFor(token) }];
  const headers: HeadersInit = token && shop.card ? { [CARD_HEADER]: shop.card } : {};
  return new Response(JSON.stringify({ code: 200, msg: '', data }), { headers });
};

/** A back end whose prices depend on who asks and on their card. */
const open = () => answerWith(({ headers }) => answerFor(headers.get('token')));

/** The price that a call of the cached ten is answered with. */
const price = async (): Promise<unknown> => {
  const answer = await callRaw(typedProducts, { page: 1 });
  return answer.ok ? Object([answer.data].flat()[0]).price : answer.why;
};

const logIn = (token: string) => beginSession(token, { id: 7 });

/** Something is answered that is not cached, and says what the card is now. */
const hear = async (card: string) => {
  shop.card = card;
  await callRaw(featuredList, { page: 1 });
};

describe('a saved answer', () => {
  it('of a member is no visitor’s, and of a visitor no member’s', async () => {
    const requests = open();
    expect(await price()).toBe('100.00');
    logIn('t-1');
    expect(await price()).toBe('80.30');
    forgetSession();
    expect(await price()).toBe('100.00');
    expect(requests).toHaveLength(2);
  });

  it('is not the next member’s on the same phone', async () => {
    open();
    logIn('t-1');
    expect(await price()).toBe('80.30');
    logIn('t-22');
    expect(await price()).toBe('80.40');
  });

  it('is a member’s again while the session lasts', async () => {
    const requests = open();
    logIn('t-1');
    await price();
    await price();
    expect(requests).toHaveLength(1);
  });

  it('from before a card came, or from before it ended, is not used', async () => {
    const requests = open();
    logIn('t-1');
    await hear('0');
    expect(await price()).toBe('80.30');
    await hear('1');
    expect(await price()).toBe('0.00');
    expect(await price()).toBe('0.00');
    await hear('0');
    expect(await price()).toBe('80.30');
    expect(requests.filter(({ path }) => path === typedProducts.path).length).toBeLessThan(4);
  });

  it('that tells of no card is used whatever the card is, while the session lasts', async () => {
    const requests = open();
    logIn('t-1');
    expect(await price()).toBe('80.30');
    await hear('0');
    dropOthers();
    expect(await price()).toBe('80.30');
    expect(requests.filter(({ path }) => path === typedProducts.path)).toHaveLength(1);
    logIn('t-2');
    expect(await price()).toBe('80.30');
    expect(requests.filter(({ path }) => path === typedProducts.path)).toHaveLength(2);
  });

  it('that tells of a card itself is saved for that card', async () => {
    open();
    logIn('t-1');
    await hear('0');
    shop.card = '1';
    expect(await price()).toBe('0.00');
    shop.card = '0';
    expect(await price()).toBe('0.00');
  });

  it('that comes after the session has ended is kept for nobody', async () => {
    const answers: (() => void)[] = [];
    answerWith(
      ({ headers }) =>
        new Promise((answer) => {
          answers.push(() => answer(answerFor(headers.get('token'))));
        }),
    );
    logIn('t-1');
    const late = price();
    forgetSession();
    for (const answer of answers) answer();
    expect(await late).toBe('80.30');
    expect(stored()).toEqual([]);
  });

  it('names no token in its key', async () => {
    open();
    logIn('secret-token');
    await price();
    expect(stored()).toEqual([expect.stringContaining(typedProducts.path)]);
    expect(stored().join()).not.toContain('secret');
  });

  it('that says the app’s version is the phone’s, whoever is logged in: one request an hour', async () => {
    const requests = answerWith(() => jsonOf({ code: 200, msg: '', data: { version: '7' } }));
    const version = () => callRaw(appVersion);
    const first = await version();
    logIn('t-1');
    expect(await version()).toEqual(first);
    await hear('1');
    expect(await version()).toEqual(first);
    dropOthers();
    forgetSession();
    dropOthers();
    expect(await version()).toEqual(first);
    expect(requests.filter(({ path }) => path === appVersion.path)).toHaveLength(1);
  });

  it('that signs an address is one member’s like the others', async () => {
    const requests = answerWith(() => jsonOf({ code: 200, msg: '', data: { signature: 'x' } }));
    const sign = () => callRaw(wechatSignature, { data: 'https://a.example/1' });
    await sign();
    await sign();
    logIn('t-1');
    await sign();
    expect(requests).toHaveLength(2);
  });
});

describe('a last good payload', () => {
  it('belongs to one session and one state of the card', async () => {
    open();
    const key = callKey(featuredList, { page: 1 });
    const good = (data: unknown) => lastGood.set(key, data, 'public');
    good(['全价']);
    logIn('t-1');
    expect(lastGood.get(key)).toBe(undefined);
    await hear('0');
    good(['无卡']);
    await hear('1');
    expect(lastGood.get(key)).toBe(undefined);
    good(['有卡']);
    logIn('t-2');
    expect(lastGood.get(key)).toBe(undefined);
    forgetSession();
    expect(lastGood.get(key)).toEqual(['全价']);
  });

  it('is kept for the card that its own answer told of, however late it is judged', async () => {
    open();
    logIn('t-1');
    shop.card = '0';
    const answer = await callRaw(featuredList, { page: 2 });
    await hear('1');
    const key = callKey(featuredList, { page: 2 });
    if (answer.ok) lastGood.set(key, answer.data, 'public');
    expect(lastGood.get(key)).toBe(undefined);
    await hear('0');
    expect(lastGood.get(key)).toBe(answer.ok && answer.data);
  });

  it('that told of no card stays when a card is told of, also on the next visit', async () => {
    open();
    logIn('t-1');
    const key = callKey(sectionOrder);
    const answer = await callRaw(sectionOrder);
    const data = answer.ok && answer.data;
    lastGood.set(key, data, 'public');
    await hear('1');
    dropOthers();
    expect(lastGood.get(key)).toBe(data);
    expect(stored()).toContainEqual(expect.stringMatching(/^GOOD:member .*sort/));
    logIn('t-2');
    expect(lastGood.get(key)).toBe(undefined);
  });

  it('that is judged after the session has ended is not stored', async () => {
    open();
    logIn('t-1');
    const answer = await callRaw(featuredList, { page: 3 });
    forgetSession();
    const key = callKey(featuredList, { page: 3 });
    if (answer.ok) lastGood.set(key, answer.data, 'public');
    expect([lastGood.get(key), stored()]).toEqual([undefined, []]);
  });
});

describe('the layout of the last good start', () => {
  it('belongs to one session', () => {
    const order = callKey(sectionOrder);
    keepLayout((key) => (key === order ? [{ name: '导航栏' }] : undefined));
    logIn('t-1');
    expect(cachedLayout(order)).toBe(undefined);
    keepLayout((key) => (key === order ? [{ name: '轮播图' }] : undefined));
    expect(cachedLayout(order)).toEqual([{ name: '轮播图' }]);
    forgetSession();
    expect(cachedLayout(order)).toEqual([{ name: '导航栏' }]);
  });
});

describe('what others have kept', () => {
  const fill = async () => {
    await price();
    lastGood.set(callKey(featuredList), [1], 'public');
    keepLayout((key) => (key === callKey(sectionOrder) ? [{ name: '导航栏' }] : undefined));
  };

  it('goes when a session ends; a visitor’s own stays', async () => {
    open();
    await fill();
    const ofVisitor = stored();
    expect(ofVisitor).toHaveLength(3);
    logIn('t-1');
    await fill();
    expect(stored()).toHaveLength(6);
    dropOthers();
    expect(stored()).toHaveLength(6);
    forgetSession();
    dropOthers();
    expect(stored().toSorted()).toEqual(ofVisitor.toSorted());
  });

  it('goes when another member comes, and when the card does', async () => {
    open();
    logIn('t-1');
    await fill();
    logIn('t-2');
    dropOthers();
    expect(stored()).toEqual([]);
    await hear('0');
    await fill();
    await hear('1');
    dropOthers();
    // the layout is the same for every card
    expect(stored()).toEqual([expect.stringMatching(/^START:/)]);
  });

  it('goes too where an earlier version of the app has kept it', () => {
    localStorage.setItem('GOOD:member /v1/index/nav {}', '[]');
    logIn('t-1');
    dropOthers();
    expect(stored()).toEqual([]);
  });
});
