import { describe, expect, it } from 'vitest';
import type { DrawPage } from '#schemas/layout/first-paint.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import { SUCCESS } from '#schemas/wire/envelope.ts';
import { importBundled } from '#scripts/build/import-bundled.mjs';
import { firstPaint } from '#scripts/bundle/first-paint.mjs';
import { frameIn } from '#scripts/bundle/page-frames.ts';
import { registeredPages } from '#scripts/registered-pages.ts';
import { type PublicPage, publicAddresses } from '#server/platform/static/public-address.ts';
import { pageRows } from '#src/app/page-rows.ts';
import { answerTo } from '#stories/back-end/answers.ts';
import { everyEndpoint } from '#stories/back-end/every-endpoint.ts';

const withoutStyles = {
  name: 'without-styles',
  enforce: 'pre' as const,
  resolveId: (id: string) => (id.endsWith('.css') ? '\0no-style' : undefined),
  load: (id: string) => (id === '\0no-style' ? 'export default {};' : undefined),
};

const { drawPage, publicPages } = await importBundled<{
  drawPage: DrawPage;
  publicPages: readonly PublicPage[];
}>('src/app/first-paint/draw-page.tsx', [withoutStyles, ...firstPaint.plugins]);

const frames = await Promise.all(
  registeredPages.map(async (row) => ({ row, ...(await frameIn(drawPage, row)) })),
);

/** Their addresses here name nothing, as a page of one kind alone does. */
const plainPages = [
  '/all_credit_record/:id',
  '/appointment/confirmDetail/:json',
  '/inviteShare/:id/:type',
  '/message',
];

/** They lead on, or stand in a frame of their own. */
const ownBars = ['/search', '/searchHistory', '/index_search/:keyword'];

const textOf = (html: string): string => html.replace(/<[^>]*>/g, '').trim();

describe('every page is drawn without a browser', () => {
  it.each(frames)('$row.pattern', ({ row, drawn }) => {
    const page = pageRows.find(({ page: { pattern } }) => pattern === row.pattern)?.page;
    expect(drawn.errors).toEqual([]);
    expect(drawn.html).not.toContain('data-page=');
    const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/.exec(drawn.html) ?? [];
    expect(textOf(heading)).not.toBe('');
    if (!ownBars.includes(row.pattern)) expect(drawn.title).toBe(textOf(heading));
    expect(drawn.html.includes('>返回<') || drawn.html.includes('"返回"')).toBe(
      page?.back !== null && !page?.tab,
    );
    const [, content = ''] = /<\/header>([\s\S]*)<\/main>/.exec(drawn.html) ?? [];
    expect(drawn.waiting || textOf(content) !== '' || ownBars.includes(row.pattern)).toBe(true);
    expect(drawn.html.includes('<nav')).toBe(page?.tab !== undefined);
  });

  it('falls back to a plain skeleton nowhere but where the address has to name a kind', () => {
    const plain = frames.flatMap((frame) => (frame.plain ? frame.row.pattern : []));
    expect(plain.sort()).toEqual(plainPages);
  });

  it('is neutral where the session, the phone or the query decides', () => {
    const of = (pattern: string) => {
      const { who, params } = frames.find(({ row }) => row.pattern === pattern) ?? {};
      return { who, params };
    };
    expect(of('/courseDetail/:id')).toEqual({ who: ['visitor'], params: [] });
    expect(of('/coupon')).toEqual({ who: ['visitor'], params: ['tab'] });
    expect(of('/address')).toEqual({ who: ['visitor'], params: ['select'] });
    expect(of('/case/:case_id')).toEqual({ who: [], params: [] });
    expect(of('/login')).toEqual({ who: ['member'], params: [] });
    expect(of('/Welogin').who).toEqual(['member', 'messenger']);
  });
});

const answered = (calls: readonly { path: string; body: string }[]): Map<string, string> =>
  new Map(
    calls.map((call) => {
      const { data } = answerTo(call.path, JSON.parse(call.body)) ?? {};
      return [`${call.path} ${call.body}`, JSON.stringify({ code: SUCCESS, msg: '', data })];
    }),
  );

it('draws a visitor’s page from the answers that it looked for in vain', async () => {
  const path = '/case/1';
  const before = await drawPage({ path });
  expect([before.waiting, before.missed.map((call) => call.path)]).toEqual([
    true,
    ['/v1/case/detail', '/v1/case/entries'],
  ]);
  const answers = answered(before.missed);
  const { html, title, errors, ...after } = await drawPage({ path, answers });
  expect(errors).toEqual([]);
  expect([title, after.pattern]).toEqual(['胸痛病例大赛', '/case/:case_id']);
  expect(html).toContain('<h1>胸痛病例大赛</h1>');
  expect(after.answers.map((call) => call.path)).toContain('/v1/case/detail');
});

describe('a page that is drawn for visitors', () => {
  const addressIn = publicAddresses(publicPages);
  const addresses = publicPages.flatMap(
    ({ pattern }) => addressIn(pattern.replace(/:\w+/g, '7')) ?? [],
  );

  it('is every public one that reads something without a session', () => {
    const known = registeredPages.filter(
      ({ access, calls }) => access === 'public' && calls[0] && !calls.some(({ member }) => member),
    );
    expect(addresses.map(({ pattern }) => pattern)).toEqual(known.map(({ pattern }) => pattern));
  });

  it.each(addresses)(
    '$pattern asks for what the server has asked for, of everybody',
    async ({ path, search, calls }) => {
      const { missed } = await drawPage({ path, search });
      expect(missed.map((call) => ({ path: call.path, body: call.body }))).toEqual(calls);
      const { missed: further } = await drawPage({ path, search, answers: answered(calls) });
      for (const call of [...missed, ...further])
        expect(everyEndpoint.find((endpoint) => endpoint.path === call.path)?.access).toBe(
          'public',
        );
    },
  );

  it.each(addresses)(
    '$pattern holds nothing of other drawings',
    async ({ path, search, calls }) => {
      const before = await drawPage({ path, search });
      const answers = answered(calls);
      const shown = await drawPage({ path, search, answers });
      await drawPage({ path, search, answers, member: true });
      expect(await drawPage({ path, search, answers })).toEqual(shown);
      expect(await drawPage({ path, search })).toEqual(before);
      expect([shown.errors, shown.html === before.html]).toEqual([[], false]);
    },
  );

  it.each(addresses)('$pattern shows a refusal as phones do', async ({ path, search, calls }) => {
    const { code, message } = callRefusals.memberDisabled;
    const refusal = JSON.stringify({ code, msg: message, data: null });
    const answers = new Map(calls.map((call) => [`${call.path} ${call.body}`, refusal]));
    const drawn = await drawPage({ path, search, answers });
    expect([drawn.errors, drawn.waiting, drawn.missed]).toEqual([[], false, []]);
    expect(drawn.answers.map(({ text }) => text)).toEqual(calls.map(() => refusal));
  });
});
