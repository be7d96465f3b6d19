import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { activityListAddress, flashAddress, teamAddress } from '#schemas/activity/addresses.ts';
import { FLASH } from '#schemas/activity/kind.ts';
import { columnAddress, seriesAddress } from '#schemas/course/addresses.ts';
import { COLUMN, SERIES, VIDEO } from '#schemas/course/product-type.ts';
import { COMING } from '#schemas/live/status.ts';
import { pickerApi, type ThingKind, thingNames } from '#schemas/publication/picker-endpoints.ts';
import { activity } from '#server/db/tables/activity.ts';
import { product } from '#server/db/tables/course.ts';
import { live } from '#server/db/tables/live.ts';
import { homeDraftStep, operatorUpload } from '#server/db/tables/publication.ts';
import { removalJobs } from '#server/domains/publication/uploads.ts';
import { deriveSounds } from '#server/domains/search/derive-sounds.ts';
import { runJobs } from '#server/platform/jobs/jobs.ts';
import { fileOf, openUploads } from '#server/platform/storage/uploads.ts';
import { DAY, HOUR } from '#server/platform/time/durations.ts';
import { consoleOn } from '../harness/operator/console.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('what operators look for', (opened) => {
  const start = async () => {
    const desk = await consoleOn(opened().db, {}, pickerApi);
    const seat = await desk.newSeat('view');
    const find = (kind: ThingKind, word = '', page = 1) =>
      desk.ask('findThings', { kind, word, page }, seat);
    const byIds = (kind: ThingKind, ids: number[]) =>
      desk.ask('findThings', { kind, word: '', page: 1, ids }, seat);
    const named = async (...links: string[]) =>
      (await desk.ask('nameLinks', { links }, seat)).items;
    return { ...desk, seat, find, byIds, named };
  };

  const course = async (row: { title: string; type?: number; published?: boolean }) => {
    const values = { type: SERIES, priceFen: 1990, ...row };
    const [made] = await opened().db.insert(product).values(values).returning();
    if (!made) throw new Error('no course');
    return made.id;
  };

  it('is found in each kind there is, with what leads to it', async () => {
    const { find } = await start();
    for (const kind of thingNames) {
      const { items, pages } = await find(kind);
      expect(items.length, kind).toBeGreaterThan(0);
      expect(pages, kind).toBeGreaterThan(0);
      for (const { title } of items) expect(title, kind).not.toBe('');
    }
  });

  it('is found by its title, by pinyin and by its number', async () => {
    const { find, db } = await start();
    const id = await course({ title: '榧树起搏器程控' });
    const other = await course({ title: '榧树别的课' });
    await deriveSounds(db, 'product');
    const ids = async (word: string) => (await find('course', word)).items.map((one) => one.id);
    expect(await ids('榧树')).toEqual([other, id]);
    expect(await ids('起搏器 榧树')).toEqual([id]);
    expect(await ids('feishuqiboqi')).toEqual([id]);
    expect(await ids(String(id))).toContain(id);
    expect(await ids('榧树没有')).toEqual([]);
    expect(await ids('%')).toEqual([]);
  });

  it('keeps columns and courses of a type apart, and leads to the page of each', async () => {
    const { find } = await start();
    const made = { title: '栾树一讲' };
    const [series, video, column] = [
      await course(made),
      await course({ ...made, type: VIDEO }),
      await course({ ...made, type: COLUMN }),
    ];
    const found = async (kind: ThingKind) =>
      (await find(kind, '栾树')).items.map(({ id, link }) => [id, link]);
    const seriesRow = [series, seriesAddress({ id: series })];
    const videoRow = [video, seriesAddress({ id: video })];
    const columnRow = [column, columnAddress({ id: column })];
    expect(await found('course')).toEqual([videoRow, seriesRow]);
    expect(await found('column')).toEqual([columnRow]);
    expect(await found('video')).toEqual([videoRow]);
    expect(await found('product')).toEqual([columnRow, videoRow, seriesRow]);
  });

  it('comes page by page, the newest first', async () => {
    const { find } = await start();
    const ids: number[] = [];
    for (let at = 0; at < 12; at++) ids.unshift(await course({ title: `楝树第${at}课` }));
    const [first, second] = [await find('course', '楝树'), await find('course', '楝树', 2)];
    expect(first.pages).toBe(2);
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect(first.items).toHaveLength(10);
  });

  it('says what it costs and what is out of the usual', async () => {
    const { find, db } = await start();
    await course({ title: '槭树下架课', published: false });
    const now = Date.now();
    const [row] = await db.select().from(activity).limit(1);
    if (!row) throw new Error('no activity');
    const { id: _, ...shape } = row;
    const times = [
      ['槭树早了', now + DAY, now + 2 * DAY],
      ['槭树晚了', now - 2 * DAY, now - DAY],
    ] as const;
    for (const [title, startAt, endAt] of times)
      await db
        .insert(activity)
        .values({ ...shape, title, startAt: new Date(startAt), endAt: new Date(endAt) });
    const over = { meetsAt: new Date(now - 2 * HOUR), meetsUntil: new Date(now - HOUR) };
    const sale = { startAt: new Date(now - DAY), endAt: new Date(now + DAY) };
    await db.insert(activity).values({ ...shape, title: '槭树办过了', ...sale, ...over });
    await db
      .insert(live)
      .values({ title: '槭树直播', status: COMING, priceFen: 0, startAt: new Date(now + HOUR) });
    const noticeOf = async (kind: ThingKind) =>
      (await find(kind, '槭树')).items.map(({ title, state, open }) => [title, state, open]);
    expect(await noticeOf('course')).toEqual([['槭树下架课', '已下架', false]]);
    expect(await noticeOf('activity')).toEqual([
      ['槭树办过了', '已结束', false],
      ['槭树晚了', '已结束', false],
      ['槭树早了', '未开始', true],
    ]);
    expect(await noticeOf('live')).toEqual([['槭树直播', '未开始', true]]);
    const [down] = (await find('course', '槭树')).items;
    const [coming] = (await find('live', '槭树')).items;
    expect([down?.priceFen, coming?.priceFen]).toEqual([1990, 0]);
    expect((await find('teacher')).items[0]?.priceFen).toBeNull();
  });

  it('is read by ids in their order, without what is gone or of another kind', async () => {
    const { byIds } = await start();
    const [one, other] = [await course({ title: '甲' }), await course({ title: '乙' })];
    const audio = await course({ title: '丙', type: 1 });
    const ids = async (kind: ThingKind, requests: number[]) =>
      (await byIds(kind, requests)).items.map(({ id }) => id);
    expect(await ids('product', [other, 2_000_000_000, one, audio])).toEqual([other, one, audio]);
    expect(await ids('audio', [other, audio])).toEqual([audio]);
    expect(await ids('product', [])).toEqual([]);
  });

  it('names what links lead to, and says why learners cannot open it', async () => {
    const { named, db } = await start();
    const up = await course({ title: '椴树课' });
    const down = await course({ title: '椴树旧课', published: false });
    const column = await course({ title: '椴树专栏', type: COLUMN });
    const [sale] = await db.select().from(activity).where(eq(activity.type, FLASH)).limit(1);
    if (!sale) throw new Error('no flash sale');
    const now = Date.now();
    await db
      .update(activity)
      .set({ published: true, startAt: new Date(now + HOUR), endAt: new Date(now + DAY) })
      .where(eq(activity.id, sale.id));
    const links = [
      seriesAddress({ id: up }),
      `#${seriesAddress({ id: down })}`,
      columnAddress({ id: column }),
      seriesAddress({ id: 2_000_000_000 }),
      flashAddress({ id: sale.id }),
      teamAddress({ id: 'x' }),
      activityListAddress(),
      '/',
      '/nowhere',
      'https://example.com/more',
    ];
    expect(await named(...links)).toEqual(
      [
        ['课程「椴树课」', ''],
        ['课程「椴树旧课」', '已下架'],
        ['专栏「椴树专栏」', ''],
        ['课程', '这个课程不存在'],
        [`活动「${sale.title}」，未开始`, ''],
        ['活动', '这个活动不存在'],
        ['活动专区', ''],
        ['首页', ''],
        ['', '不是学员端的页面'],
        ['', ''],
      ].map(([text, wrong], at) => ({ link: links[at], text, wrong })),
    );
    await db.update(activity).set(sale).where(eq(activity.id, sale.id));
  });
});

const dataDir = mkdtempSync(join(tmpdir(), 'library-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

onDatabase('the picture library', (opened) => {
  const start = async () => {
    const { db } = opened();
    await db.delete(operatorUpload);
    const desk = await consoleOn(
      db,
      { config: { dataDir, apiOrigin: undefined, wechat: undefined } },
      pickerApi,
    );
    const seat = await desk.newSeat('publish');
    const { ask } = desk;
    const upload = async (width: number, height: number) => {
      const create = { width, height, channels: 3 as const, background: 'teal' };
      const bytes = await sharp({ create }).png().toBuffer();
      const { address } = await ask('uploadFile', { content: bytes.toString('base64') }, seat);
      return { address, bytes: bytes.length };
    };
    const listed = (page = 1) => ask('listUploads', { page }, seat);
    const withLogo = (logo: string) =>
      desk.save(seat, (document) => ({ ...document, site: { ...document.site, logo } }));
    return { ...desk, seat, upload, listed, withLogo };
  };

  it('tells who uploaded what, how large it is and where it is used', async () => {
    const { seat, upload, listed, withLogo, ask, db } = await start();
    const plain = await upload(690, 300);
    const logo = await upload(400, 400);
    const version = await withLogo(logo.address);
    await ask('publish', { version, note: '' }, seat);
    await db.update(operatorUpload).set({ width: null, height: null });
    const { items, pages } = await listed();
    expect(pages).toBe(1);
    expect(items).toMatchObject([
      {
        ...logo,
        ...{ by: seat.name, width: 400, height: 400 },
        used: ['草稿：站点标志', '线上：站点标志'],
      },
      { ...plain, by: seat.name, width: 690, height: 300, used: [] },
    ]);
  });

  it('keeps the size of what is uploaded', async () => {
    const { upload, db } = await start();
    await upload(12, 8);
    const [row] = await db.select().from(operatorUpload);
    expect(row).toMatchObject({ width: 12, height: 8 });
  });

  it('comes page by page', async () => {
    const { upload, listed } = await start();
    for (let at = 0; at < 13; at++) await upload(2, 2 + at);
    const [first, second] = [await listed(), await listed(2)];
    expect([first.pages, first.items.length, second.items.length]).toEqual([2, 12, 1]);
    expect(first.items[0]?.height).toBe(14);
    expect(second.items[0]?.height).toBe(2);
  });

  it('deletes what nothing holds, with its file, and says so in the audit', async () => {
    const { upload, listed, ask, seat, audit, app, db } = await start();
    const { address } = await upload(5, 5);
    const key = 'remove-once-1';
    await ask('removeUpload', { address, key }, seat);
    await ask('removeUpload', { address, key }, seat);
    expect((await listed()).items).toEqual([]);
    expect((await app.inject({ method: 'GET', url: address })).statusCode).toBe(404);
    const folder = join(dataDir, 'uploads');
    expect(readdirSync(folder)).toContain(fileOf(address));
    await runJobs(db, removalJobs(openUploads(folder)), Date.now);
    expect(readdirSync(folder)).not.toContain(fileOf(address));
    const [last] = await audit(seat);
    expect(last).toMatchObject({ name: seat.name, action: 'remove-upload' });
    expect(last?.text).toMatch(`删除图片 ${address}`);
    await expect(ask('removeUpload', { address }, seat)).rejects.toThrow('已经不在图片库里');
  });

  it('keeps what the draft, its history, an earlier page, a schedule or a course shows', async () => {
    const { upload, ask, seat, withLogo, listed, db } = await start();
    const refused = async (address: string) => {
      await expect(ask('removeUpload', { address }, seat)).rejects.toThrow('不能删除');
      expect((await listed()).items.map((one) => one.address)).toContain(address);
    };
    const [drafted, released, planned, shown] = [
      (await upload(3, 3)).address,
      (await upload(4, 4)).address,
      (await upload(5, 5)).address,
      (await upload(6, 6)).address,
    ];
    await ask('publish', { version: await withLogo(released), note: '' }, seat);
    const times = { from: Date.now() + HOUR, until: null };
    const version = await withLogo(planned);
    await ask('schedulePublication', { version, note: '', ...times }, seat);
    await ask('publish', { version: await withLogo(drafted), note: '' }, seat);
    await withLogo('/media/logo.svg');
    await db.delete(homeDraftStep);
    await refused(released);
    await refused(planned);
    await withLogo(drafted);
    await refused(drafted);
    const [some] = await db.select().from(product).limit(1);
    if (!some) throw new Error('no course');
    await db.update(product).set({ thumb: shown }).where(eq(product.id, some.id));
    await refused(shown);
    await db.update(product).set({ thumb: some.thumb }).where(eq(product.id, some.id));
    await ask('removeUpload', { address: shown }, seat);
  });

  it('is looked at by whoever may look, and changed by whoever may edit', async () => {
    const { upload, ask, newSeat } = await start();
    const { address } = await upload(7, 7);
    const looker = await newSeat('view');
    expect((await ask('listUploads', { page: 1 }, looker)).items).toHaveLength(1);
    await expect(ask('removeUpload', { address }, looker)).rejects.toThrow();
    await ask('removeUpload', { address }, await newSeat('edit'));
  });
});
