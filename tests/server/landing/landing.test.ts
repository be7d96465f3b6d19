import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { landingDeskApi } from '#schemas/landing/desk-endpoints.ts';
import { landingApi } from '#schemas/landing/endpoints.ts';
import { landingRefusals } from '#schemas/landing/refusals.ts';
import { blockLandingTable, landingTable } from '#server/db/tables/landing.ts';
import { callsOn } from '../harness/calls-on.ts';
import { consoleOn } from '../harness/operator/console.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const notFound = String(landingRefusals.noSuchLanding.code);
const nodes = [{ name: '课程模块' }, { name: '资讯列表', title: '值得一读' }];

onDatabase('a share page', (opened) => {
  const start = async (row: Partial<typeof landingTable.$inferInsert> = {}) => {
    const { db } = opened();
    const api = callsOn(db, landingApi);
    const [made] = await db
      .insert(landingTable)
      .values({ title: '资料包', ...row })
      .returning();
    const id = made?.id ?? 0;
    const counted = async () =>
      (await db.select().from(landingTable).where(eq(landingTable.id, id)))[0];
    return { api, id: `${id}`, counted, member: { token: await api.tokenOf('landingreader') } };
  };

  it('is shown to members alone, and tells visitors to sign in', async () => {
    const { api, id, member } = await start({ html: '<p>正文</p>' });
    expect((await api.get('landing', { id }, member.token)).html).toBe('<p>正文</p>');
    expect((await api.ask('landing', { id })).msg).toBe('暂未登录');
  });

  it('is gone while it is off the shelf, and where there is none', async () => {
    const { api, id, member } = await start({ published: false });
    for (const request of [id, '0', '-1', '99999999999999999999', 'x', "1' or 1=1"])
      expect((await api.ask('landing', { id: request }, member.token)).code).toBe(notFound);
  });

  it('counts each opening by its channel, and an unknown one as another', async () => {
    const { api, id, counted, member } = await start();
    for (const type of ['1', '2', '3', '4', '5', '-1', '__proto__', '11', ''])
      await api.get('openLanding', { id, type, blocks: false }, member.token);
    expect(await counted()).toMatchObject({
      ...{ byFriends: 1, byMoments: 1, byPosters: 1, byOthers: 6 },
    });
  });

  it('counts an opening once, however often it is told and the page is read', async () => {
    const { api, id, counted, member } = await start();
    const opening = { id, type: '1', blocks: false, key: 'entry-1' };
    const again = [opening, opening, { ...opening, key: 'entry-2' }];
    await Promise.all(again.map((each) => api.get('openLanding', each, member.token)));
    for (let times = 0; times < 3; times += 1) await api.get('landing', { id }, member.token);
    expect(await counted()).toMatchObject({ byFriends: 2, byMoments: 0, byOthers: 0 });
  });

  it('counts no opening by a visitor, nor of a page that is gone', async () => {
    const { api, id, counted, member } = await start({ published: false });
    const opening = { id, type: '1', blocks: false };
    expect((await api.ask('openLanding', opening)).msg).toBe('暂未登录');
    for (const request of [opening, { ...opening, id: 'x' }, { ...opening, blocks: true }])
      expect((await api.ask('openLanding', request, member.token)).code).toBe(notFound);
    expect(await counted()).toMatchObject({ byFriends: 0 });
  });
});

onDatabase('a share page of blocks', (opened) => {
  const start = async () => {
    const { db } = opened();
    const api = callsOn(db, landingApi);
    const desk = await consoleOn(db, {}, landingDeskApi);
    const seat = await desk.newSeat('publish');
    const [made] = await db.insert(blockLandingTable).values({ title: '学习周' }).returning();
    const id = made?.id ?? 0;
    const member = { token: await api.tokenOf('landingreader') };
    const read = () => desk.ask('readBlockLanding', { id }, seat);
    /** Saves these blocks on top of what is there. */
    const save = async (blocks: readonly object[]) => {
      const { draft } = await read();
      const layouts = { ...draft.document.layouts, variant4: { theme: 'default', nodes: blocks } };
      const document = { ...draft.document, layouts };
      return desk.ask('saveBlockLanding', { id, version: draft.version, document }, seat);
    };
    const publish = async () => {
      const { version } = (await read()).draft;
      return desk.ask('publishBlockLanding', { id, version }, seat);
    };
    const seen = () => api.ask('blockLanding', { id: `${id}` }, member.token);
    return { db, api, desk, seat, id, member, read, save, publish, seen };
  };

  it('is gone until its blocks are put live, and keeps what is live while the draft changes', async () => {
    const { save, publish, seen } = await start();
    expect(await save(nodes)).toMatchObject({ outcome: 'saved', version: 1 });
    expect((await seen()).code).toBe(notFound);
    expect(await publish()).toEqual({ outcome: 'published' });
    await save([{ name: '直播标题' }]);
    expect((await seen()).data).toMatchObject({ title: '学习周', nodes });
  });

  it('counts its openings once its blocks are live', async () => {
    const { db, id, api, member, save, publish } = await start();
    const opening = { id: `${id}`, type: '3', blocks: true };
    await save(nodes);
    expect((await api.ask('openLanding', opening, member.token)).code).toBe(notFound);
    await publish();
    await api.get('openLanding', opening, member.token);
    const [row] = await db.select().from(blockLandingTable).where(eq(blockLandingTable.id, id));
    expect(row).toMatchObject({ byPosters: 1, byOthers: 0 });
  });

  it('is gone once it is off the shelf, and for visitors', async () => {
    const { db, id, api, save, publish, seen } = await start();
    await save(nodes);
    await publish();
    expect((await api.ask('blockLanding', { id: `${id}` })).msg).toBe('暂未登录');
    await db
      .update(blockLandingTable)
      .set({ published: false })
      .where(eq(blockLandingTable.id, id));
    expect((await seen()).code).toBe(notFound);
  });

  it.each([
    ['nothing', []],
    ['the choice of a tab', [{ name: '分类标签' }, { name: '课程模块', tab: 'category' }]],
    [
      'a call that is not the section’s',
      [{ name: '课程模块', source: { path: '/v1/order/list' } }],
    ],
    ['markup in a title', [{ name: '课程模块', title: '<img src=x onerror=alert(1)>' }]],
    ['too many', Array.from({ length: 81 }, () => ({ name: '课程模块' }))],
  ])('cannot be put live with %s', async (_, blocks) => {
    const { save, publish, seen } = await start();
    await save(blocks);
    expect(await publish()).toMatchObject({ outcome: 'faulty' });
    expect((await seen()).code).toBe(notFound);
  });

  it('takes no draft that is none, and of a document its own layout alone', async () => {
    const { desk, seat, id, read, save } = await start();
    for (const document of [null, 'x', [], { layouts: { variant4: { nodes: 7 } } }]) {
      const sent = { id, version: 0, document };
      expect(await desk.ask('saveBlockLanding', sent, seat)).toMatchObject({ outcome: 'faulty' });
    }
    const before = (await read()).draft.document;
    await save(nodes);
    const { draft, live } = await read();
    expect(draft.document.site).toEqual(before.site);
    expect(live.document.layouts.variant1).toEqual(before.layouts.variant1);
  });

  it('keeps one of two saves of a version, and shows the other what is there', async () => {
    const { desk, seat, id, read, save } = await start();
    const { draft } = await read();
    await save(nodes);
    const sent = { id, version: draft.version, document: draft.document };
    const answer = await desk.ask('saveBlockLanding', sent, seat);
    expect(answer).toMatchObject({ outcome: 'stale', draft: { version: 1 } });
  });

  it('keeps what was put live, and brings a draft back to it', async () => {
    const { desk, seat, id, read, save, publish } = await start();
    await save(nodes);
    await publish();
    await save([{ name: '直播标题' }]);
    await publish();
    const { releases, draft } = await read();
    expect(releases).toHaveLength(2);
    const release = releases[1]?.id ?? 0;
    const sent = { id, release, version: draft.version };
    const restored = await desk.ask('restoreBlockLanding', sent, seat);
    expect(restored).toMatchObject({ outcome: 'saved' });
    const { head, draft: now, live } = await read();
    expect(head.changed).toBe(true);
    expect(now.document.layouts.variant4?.nodes).toEqual(nodes);
    expect(live.document.layouts.variant4?.nodes).toEqual([{ name: '直播标题' }]);
    const unknown = desk.ask('restoreBlockLanding', { ...sent, release: 9999 }, seat);
    await expect(unknown).rejects.toThrow(landingRefusals.noSuchLandingRelease.message);
  });
});
