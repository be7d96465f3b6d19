import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { DRAWS, DRAWS_HEADER } from '#schemas/capabilities/draws.ts';
import { pageLayout } from '#schemas/classic/endpoints.ts';
import { sectionOrder } from '#schemas/home/endpoints.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { shippedLayouts } from '#server/db/shipped-layouts.ts';
import { classicLayoutTable } from '#server/db/tables/home.ts';
import { prepareConsole } from '#server/domains/publication/index.ts';
import { consoleOn } from '../harness/operator/console.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { readLiveDocument } from '../harness/publication/live-document.ts';

const sections: HomeDocument['sections'] = [
  { name: '轮播图', open: true, title: '' },
  {
    name: '资讯列表',
    id: 'doctors',
    open: true,
    title: '医生要闻',
    settings: { count: 3 },
    when: { audience: 'doctor' },
  },
  { name: '资讯列表', open: true, title: '要闻', when: { audience: 'visitor' } },
  {
    name: '双列组',
    id: 'pair',
    open: true,
    title: '',
    sections: [
      { name: '课程模块', settings: { as: 'rows' }, theme: 'red' },
      { name: '活动标题', when: { can: 'wechat' } },
    ],
  },
];

onDatabase('a page of items that say more than names', (opened) => {
  const published = async (change: (document: HomeDocument) => HomeDocument) => {
    const made = await consoleOn(opened().db);
    const seat = await made.newSeat('publish');
    const version = await made.save(seat, change);
    await made.ask('publish', { version, note: '' }, seat);
    const request =
      (path: string, schema: typeof sectionOrder.data | typeof pageLayout.data) =>
      async (payload: object, token = '', draws = DRAWS): Promise<unknown> => {
        const response = await made.app.inject({
          method: 'POST',
          url: path,
          headers: { 'content-type': 'application/json', token, [DRAWS_HEADER]: draws },
          payload: JSON.stringify(payload),
        });
        return z.parse(schema, response.json().data);
      };
    return {
      ...made,
      seat,
      order: (token?: string, draws?: string) =>
        request(sectionOrder.path, sectionOrder.data)({}, token, draws),
      layout: (variant: string) => request(pageLayout.path, pageLayout.data)({ variant }),
    };
  };

  it('is what stands for whoever asks, with what hangs on the phone left to it', async () => {
    const { order, tokenOf } = await published((document) => ({ ...document, sections }));
    const group = {
      ...{ name: '双列组', id: 'pair' },
      sections: [
        { name: '课程模块', settings: { as: 'rows' }, theme: 'red' },
        { name: '活动标题', when: { can: 'wechat' } },
      ],
    };
    const doctors = { name: '资讯列表', id: 'doctors', title: '医生要闻', settings: { count: 3 } };
    await expect.poll(() => order()).toEqual([{ name: '轮播图' }, { name: '资讯列表' }, group]);
    expect(await order(await tokenOf('demo_doctor'))).toEqual([{ name: '轮播图' }, doctors, group]);
    expect(await order(await tokenOf('demo_plain'))).toEqual([{ name: '轮播图' }, group]);
  });

  it('is what an app from before them draws', async () => {
    const { order } = await published((document) => ({ ...document, sections }));
    await expect
      .poll(async () => order('', ''))
      .toEqual([
        { name: '轮播图' },
        { name: '资讯列表' },
        { name: '课程模块', settings: { as: 'rows' }, theme: 'red' },
      ]);
  });

  it('closes one of several of a section without the others', async () => {
    const two = sections.map((item) =>
      item.name === '资讯列表' ? { ...item, open: item.id !== undefined, when: undefined } : item,
    );
    const { order, db } = await published((document) => ({
      ...document,
      sections: two.map(({ when: _, ...item }) => item),
    }));
    await expect.poll(() => order()).toMatchObject([{}, { id: 'doctors' }, { id: 'pair' }]);
    const { sections: live } = await readLiveDocument(db);
    expect(live.map(({ name, open }) => [name, open])).toEqual([
      ['轮播图', true],
      ['资讯列表', true],
      ['资讯列表', false],
      ['双列组', true],
    ]);
  });

  it('keeps the classic layouts as they were shipped until another is published', async () => {
    const nodes = [{ name: '轮播图' as const, title: '头图' }, { name: '搜索框' as const }];
    const { layout, ask, seat } = await published((document) => ({
      ...document,
      layouts: { ...document.layouts, variant2: { theme: 'red', nodes } },
    }));
    expect(await layout('variant1')).toMatchObject({ nodes: null });
    expect(await layout('variant9')).toMatchObject({ nodes: null });
    expect(await layout('variant2')).toEqual({ theme: 'red', coupon: '', nodes });
    const { live } = await ask('readDesk', {}, seat);
    expect(live.document.layouts.variant1).toEqual(shippedLayouts.variant1);
  });

  it('pins the layouts of what was live before, so that those shipped later change nothing', async () => {
    const { db } = await consoleOn(opened().db);
    await db.delete(classicLayoutTable);
    await prepareConsole(db, undefined, Date.now());
    expect(await db.$count(classicLayoutTable)).toBe(4);
    const saved = { theme: 'food' as const, nodes: [{ name: '导航栏' as const }] };
    await db.update(classicLayoutTable).set({ layout: saved });
    await prepareConsole(db, undefined, Date.now());
    const rows = await db.select().from(classicLayoutTable);
    expect(rows.map(({ layout }) => layout)).toEqual([saved, saved, saved, saved]);
  });

  it.each([
    ['a setting of another kind', { settings: { count: 'three' } }, 'sections.0.settings.count'],
    ['a call of another section', { source: { path: '/v1/index/nav' } }, 'sections.0.source.path'],
    ['a condition that is none', { when: { audience: 'all' } }, 'sections.0.when.audience'],
    ['an id with markup', { id: '<b>' }, 'sections.0.id'],
  ])('keeps %s in a draft, and publishes none, in words', async (_what, statement, path) => {
    const { ask, newSeat } = await consoleOn(opened().db);
    const seat = await newSeat('publish');
    const { draft } = await ask('readDesk', {}, seat);
    const document = {
      ...draft.document,
      sections: [{ name: '课程模块', open: true, title: '', ...statement }],
    };
    const saved = await ask('saveDraft', { version: draft.version, document }, seat);
    if (saved.outcome !== 'saved') throw new Error(saved.outcome);
    expect((await ask('readDesk', {}, seat)).draft.document).toEqual(document);
    const answer = await ask('publish', { version: saved.version, note: '' }, seat);
    expect(answer.outcome === 'faulty' && answer.faults).toEqual([
      { path, message: expect.stringMatching(/\p{Script=Han}/u) },
    ]);
  });
});
