import { randomUUID } from 'node:crypto';
import { and, asc, eq, ne } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { teacherApi } from '#schemas/teacher/endpoints.ts';
import { teacherRefusals } from '#schemas/teacher/refusals.ts';
import { uploadRefusals } from '#schemas/upload/refusals.ts';
import { workshopBannerApi } from '#schemas/workshop/banner-endpoints.ts';
import { MOST_BANNERS } from '#schemas/workshop/banner-fields.ts';
import { workshopRefusals } from '#schemas/workshop/refusals.ts';
import { product } from '#server/db/tables/course.ts';
import { live } from '#server/db/tables/live.ts';
import { mediaFile } from '#server/db/tables/media.ts';
import { teacher, workshopMember } from '#server/db/tables/teacher.ts';
import { workshopBannerTable, workshopPageTable } from '#server/db/tables/workshop.ts';
import { usesOf } from '#server/domains/media/uses.ts';
import { isOpenTo } from '#server/domains/upload/open-to.ts';
import { isNamed } from '#server/libraries/upload/index.ts';
import { ownWorkshop } from '#server/libraries/workshop/index.ts';
import { callsOn } from '../harness/calls-on.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { questionnairesOn } from '../harness/questionnaire/calls.ts';

onDatabase('the banners of a workshop', (opened) => {
  beforeEach(async () => {
    const { db } = opened();
    await db.delete(workshopBannerTable);
    await db.delete(workshopPageTable);
    await db.delete(mediaFile);
    await db.delete(workshopMember).where(ne(workshopMember.role, 'owner'));
  });

  const start = async () => {
    const { db } = opened();
    const people = questionnairesOn(db);
    const api = callsOn(db, { ...workshopBannerApi, ...teacherApi });
    const owner = await people.tokenOf('demo_teacher');
    const plain = await people.tokenOf('demo_plain');
    const memberId = await people.memberOf('demo_teacher');
    const { teacherId } = await ownWorkshop(db, memberId);
    const [course] = await db
      .select()
      .from(product)
      .where(and(eq(product.teacherId, teacherId), eq(product.published, true)))
      .orderBy(asc(product.id));
    const [foreign] = await db.select().from(product).where(ne(product.teacherId, teacherId));
    if (!course || !foreign) throw new Error('no courses');
    const picture = await people.pictureOf('demo_teacher');
    const banner = (own: object = {}) => ({
      ...{ id: '', thumb: picture, title: '针灸实训', kind: 'course' as const },
      ...{ target: String(course.id), shown: true, ...own },
    });
    const read = (token = owner) => api.get('workshopBanners', {}, token);
    const ask = (version: number, banners: ReturnType<typeof banner>[], token = owner) =>
      api.ask('saveWorkshopBanners', { version, banners }, token);
    const save = async (banners: ReturnType<typeof banner>[], token = owner) =>
      Number((await ask((await read()).version, banners, token)).code);
    const shown = async () =>
      (await api.get('teacherDetail', { id: String(teacherId) }, plain)).banners ?? [];
    const join = async (who: string, role: 'admin' | 'assistant') => {
      const joined = await people.memberOf(who);
      await db.insert(workshopMember).values({ teacherId, memberId: joined, role });
      return people.tokenOf(who);
    };
    return {
      ...{ db, people, api, owner, plain, memberId, teacherId, course, foreign, picture },
      ...{ banner, read, ask, save, shown, join },
    };
  };

  it('are shown to learners in their order, with links to what they lead to', async () => {
    const { db, banner, save, shown, course, teacherId } = await start();
    const [room] = await db.select().from(live).where(eq(live.teacherId, teacherId));
    const leading = room ? { kind: 'live' as const, target: String(room.id) } : {};
    expect(await save([banner({ title: '  第二\n张 ', ...leading }), banner()])).toBe(200);
    const banners = await shown();
    expect(banners.map(({ title }) => title)).toEqual(['第二 张', '针灸实训']);
    expect(banners[1]?.link).toContain(String(course.id));
    if (room) expect(banners[0]?.link).toBe(`/zhibodet?id=${room.id}`);
  });

  it('are kept from learners while they are hidden, or lead to nothing that is published', async () => {
    const { db, banner, save, read, shown, course, picture } = await start();
    const file = picture.replace('/uploads/', '');
    const isOpen = () => isOpenTo(db, file, undefined, Date.now());
    expect(await isOpen()).toBe(false);
    await save([banner()]);
    expect(await shown()).toHaveLength(1);
    expect(await isOpen()).toBe(true);
    const [row] = (await read()).items;
    await save([banner({ id: row?.id, shown: false })]);
    expect(await shown()).toEqual([]);
    expect(await isOpen()).toBe(false);
    await save([banner({ id: row?.id })]);
    const ofCourse = eq(product.id, course.id);
    await db.update(product).set({ published: false }).where(ofCourse);
    expect(await shown()).toEqual([]);
    expect((await read()).items[0]).toMatchObject({ targetState: 'off', target: row?.target });
    // what it leads to stays as it was chosen
    expect(await save([banner({ id: row?.id, title: '改名' })])).toBe(200);
    await db.update(product).set({ published: true, teacherId: null }).where(ofCourse);
    expect(await shown()).toEqual([]);
    expect((await read()).items[0]).toMatchObject({ targetState: 'removed', target: '' });
    await db.update(product).set({ teacherId: course.teacherId }).where(ofCourse);
    expect(await shown()).toHaveLength(1);
  });

  it('are of owners and admins alone', async () => {
    const { banner, ask, read, join, plain } = await start();
    const refused = async (token: string) => Number((await ask(0, [banner()], token)).code);
    expect(await refused(plain)).toBe(teacherRefusals.noWorkshop.code);
    expect(await refused(await join('demo_plain', 'assistant'))).toBe(
      teacherRefusals.notInRole.code,
    );
    const admin = await join('demo_vip', 'admin');
    const { version } = await read(admin);
    expect(await refused(admin)).toBe(uploadRefusals.pictureUnknown.code);
    expect((await ask(version, [], admin)).code).toBe('200');
  });

  it('of one workshop are no concern of another one', async () => {
    const { db, people, api, teacherId, banner, save, read, shown } = await start();
    await save([banner()]);
    const [kept] = (await read()).items;
    const other = teacherId === 1 ? 2 : 1;
    const memberId = await people.memberOf('demo_plain');
    await db.insert(workshopMember).values({ teacherId: other, memberId, role: 'admin' });
    const token = await people.tokenOf('demo_plain');
    expect(await api.get('workshopBanners', {}, token)).toMatchObject({ version: 0, items: [] });
    const [course] = await db.select().from(product).where(eq(product.teacherId, other));
    const thumb = await people.pictureOf('demo_plain');
    const stolen = banner({ id: kept?.id, thumb, target: String(course?.id), title: '别人的' });
    const answer = await api.ask('saveWorkshopBanners', { version: 0, banners: [stolen] }, token);
    expect(answer.code).toBe('200');
    expect((await shown()).map(({ title }) => title)).toEqual(['针灸实训']);
    expect((await read()).items.map(({ id }) => id)).toEqual([kept?.id]);
  });

  it('take pictures of their own alone', async () => {
    const { db, people, memberId, teacherId, banner, save, picture, join } = await start();
    const stored = { memberId, kind: 'picture', bytes: 1 } as const;
    const library = (name: string) => `/uploads/${name.padEnd(32, name)}.png`;
    await db.insert(mediaFile).values([
      { ...stored, teacherId, key: 'a', name: 'a', state: 'ready', address: library('a') },
      { ...stored, teacherId, key: 'b', name: 'b', state: 'failed', address: library('b') },
      {
        ...{ ...stored, teacherId: teacherId === 1 ? 2 : 1, key: 'c', name: 'c', state: 'ready' },
        address: library('c'),
      },
    ]);
    const { code } = uploadRefusals.pictureUnknown;
    const foreign = await people.pictureOf('demo_plain');
    for (const thumb of [foreign, library('b'), library('c'), '/media/banner-1.svg'])
      expect(await save([banner({ thumb })])).toBe(code);
    expect(await save([banner({ thumb: 'https://example.com/a.png' })])).toBe(code);
    expect(await save([banner({ thumb: '' })])).toBe(workshopRefusals.bannerInvalid.code);
    expect(await save([banner({ thumb: library('a') }), banner()])).toBe(200);
    const file = { id: 0, address: library('a'), poster: library('a'), stream: '' };
    expect(await usesOf(db, file)).toEqual(['工作室轮播图「针灸实训」']);
    const own = { file: picture.replace('/uploads/', ''), memberId };
    expect(await isNamed(db, own)).toBe(true);
    // whoever sent it in, it goes with the last banner that has it
    expect(await save([], await join('demo_vip', 'admin'))).toBe(200);
    expect(await usesOf(db, file)).toEqual([]);
    expect(await isNamed(db, own)).toBe(false);
    expect(await save([banner()])).toBe(code);
  });

  it('lead to published courses and broadcasts of the workshop alone', async () => {
    const { db, api, owner, banner, save, foreign, course } = await start();
    const { code } = workshopRefusals.bannerTargetUnknown;
    for (const target of [String(foreign.id), '0', '', 'https://example.com', '99999999'])
      expect(await save([banner({ target })])).toBe(code);
    expect(await save([banner({ kind: 'live' })])).toBe(code);
    expect(await save([banner({ kind: 'article' })])).toBe(code);
    const targets = async () =>
      (await api.get('bannerTargetList', { kind: 'course', page: 1 }, owner)).items;
    expect((await targets()).map(({ id }) => id)).toContain(String(course.id));
    await db.update(product).set({ published: false }).where(eq(product.id, course.id));
    expect((await targets()).map(({ id }) => id)).not.toContain(String(course.id));
    expect(await save([banner()])).toBe(code);
    await db.update(product).set({ published: true }).where(eq(product.id, course.id));
  });

  it('are eight at most, each with a title of bounded length', async () => {
    const { banner, save, read } = await start();
    const many = Array.from({ length: MOST_BANNERS }, () => banner());
    expect(await save(many)).toBe(200);
    expect((await read()).items).toHaveLength(MOST_BANNERS);
    expect(await save([...many, banner()])).toBe(workshopRefusals.tooManyBanners.code);
    for (const title of ['', ' ', '长'.repeat(31)])
      expect(await save([banner({ title })])).toBe(workshopRefusals.bannerInvalid.code);
    expect((await read()).items).toHaveLength(MOST_BANNERS);
  });

  it('keep their ids, and say that somebody else has changed them', async () => {
    const { banner, ask, read, join } = await start();
    const admin = await join('demo_vip', 'admin');
    const { version } = await read();
    expect((await ask(version, [banner({ title: '甲' }), banner({ title: '乙' })])).code).toBe(
      '200',
    );
    const stale = await ask(version, [], admin);
    expect(Number(stale.code)).toBe(workshopRefusals.bannersChanged.code);
    const saved = await read(admin);
    expect(saved.items.map(({ title }) => title)).toEqual(['甲', '乙']);
    const [first, second] = saved.items;
    const turned = [second, first].map((row) => banner({ id: row?.id, title: row?.title }));
    expect((await ask(saved.version, turned)).code).toBe('200');
    expect((await read()).items.map(({ id }) => id)).toEqual([second?.id, first?.id]);
    const doubled = [banner({ id: first?.id }), banner({ id: first?.id })];
    expect((await ask(saved.version + 1, doubled)).code).not.toBe('200');
  });

  it('are saved once where a save is repeated, and one of two at a time', async () => {
    const { api, owner, banner, ask, read } = await start();
    const { version } = await read();
    const wish = { version, banners: [banner()], key: randomUUID() };
    await api.ask('saveWorkshopBanners', wish, owner);
    expect((await api.ask('saveWorkshopBanners', wish, owner)).code).toBe('200');
    const saved = await read();
    expect(saved.items).toHaveLength(1);
    const answers = await Promise.all([
      ask(saved.version, [banner(), banner()]),
      ask(saved.version, []),
    ]);
    expect(answers.map(({ code }) => Number(code)).sort()).toEqual([
      200,
      workshopRefusals.bannersChanged.code,
    ]);
  });

  it('go with their workshop', async () => {
    const { db, banner, save } = await start();
    await save([banner()]);
    const [made] = await db.insert(teacher).values({ name: '陈思远' }).returning();
    await db.update(workshopBannerTable).set({ teacherId: made?.id ?? 0 });
    await db.delete(teacher).where(eq(teacher.id, made?.id ?? 0));
    expect(await db.$count(workshopBannerTable)).toBe(0);
  });
});
