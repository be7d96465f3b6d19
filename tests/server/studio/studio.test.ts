import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { courseApi } from '#schemas/course/endpoints.ts';
import { studioRefusals } from '#schemas/studio/refusals.ts';
import { teacherRefusals } from '#schemas/teacher/refusals.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import { lesson, product, progress } from '#server/db/tables/course.ts';
import { member } from '#server/db/tables/member.ts';
import { message } from '#server/db/tables/message.ts';
import { courseRevisionTable } from '#server/db/tables/studio.ts';
import { workshopMember } from '#server/db/tables/teacher.ts';
import { auditBooks } from '#server/libraries/audit/index.ts';
import { HOUR } from '#server/platform/time/durations.ts';
import { callsOn } from '../harness/calls-on.ts';
import { ordersOn } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { studioOn } from '../harness/studio.ts';

const codes = { ...studioRefusals, ...teacherRefusals, ...callRefusals };
const codeFor = (name: keyof typeof codes) => String(codes[name].code);
const OK = '200';

onDatabase('courses by teachers', (opened) => {
  let studio: Awaited<ReturnType<typeof studioOn>>;
  let learning: ReturnType<typeof callsOn<typeof courseApi>>;

  beforeAll(async () => {
    studio = await studioOn(opened().db);
    learning = callsOn(opened().db, courseApi);
    // what is bought while this file runs has begun by the learners' clock
    learning.tick(HOUR);
  });

  const submit = async (id: string, by = studio.owner) =>
    studio.codeOf('submitCourse', { id, version: (await studio.read(id)).version }, by);

  const productOf = async (id: string): Promise<string> => {
    const [row] = await opened()
      .db.select()
      .from(courseRevisionTable)
      .where(eq(courseRevisionTable.id, Number(id)));
    return row?.productId ? String(row.productId) : '';
  };

  it('are refused, changed, approved, bought and seen with progress and income', async () => {
    const { db } = opened();
    const { calls, owner, decide, draft, save } = studio;
    const { id } = await draft();
    expect(await submit(id)).toBe(OK);
    expect((await calls.get('studioHome', {}, owner.token)).waiting).toBe(1);
    expect(await decide(id, '第二节听不清')).toEqual({ outcome: 'decided' });
    expect(await decide(id)).toEqual({ outcome: 'stale' });
    const refused = await studio.read(id);
    expect(refused).toMatchObject({ state: 'refused', reason: '第二节听不清' });
    await save(id, { title: '三种课时，重录' });
    expect(await submit(id)).toBe(OK);
    expect(await decide(id)).toEqual({ outcome: 'decided' });
    const course = await productOf(id);
    const told = await db.select().from(message).where(eq(message.memberId, owner.memberId));
    expect(told.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['你的课程没有通过审核', '你的课程已通过审核']),
    );

    const shop = ordersOn(db);
    const buyer = await shop.join({ nickname: '林晓', phone: '13800001234' });
    await shop.buy({ kind: 'course', id: course }, buyer.token);
    const { chapters, title } = await learning.get('productDetail', { id: course }, buyer.token);
    expect(title).toBe('三种课时，重录');
    const lessons = chapters.flatMap((each) => each.lessons);
    expect(lessons.map(({ kind }) => kind)).toEqual(['video', 'audio', 'text']);
    const text = lessons[2]?.id ?? '';
    const started = { id: course, lesson: text };
    await learning.get('startGraphicStudy', started, buyer.token);
    learning.tick(120_000);
    await learning.get('finishGraphicStudy', started, buyer.token);

    const { items } = await calls.get('courseStudents', { id: course, page: 1 }, owner.token);
    const own = await learning.get('productDetail', { id: course }, buyer.token);
    expect(items).toEqual([
      expect.objectContaining({ nickname: '林**', phone: '138****1234', percent: 33 }),
    ]);
    expect(items[0]?.percent).toBe(own.mine.percent);
    expect(await calls.get('courseManagement', { id: course }, owner.token)).toMatchObject({
      ...{ learners: 1, orders: 1, income: '99.00', sale: 'on' },
    });
    const income = await calls.get('incomeTotals', { kind: 'course' }, owner.token);
    expect(income).toMatchObject({ total: '99.00' });
    expect(income.days.at(-1)).toMatchObject({ fen: 9900 });
    const entries = await calls.get('incomeList', { kind: 'all', page: 1 }, owner.token);
    expect(entries.items).toEqual([expect.objectContaining({ amount: '99.00', way: 'in' })]);
    expect(await auditBooks(db)).toEqual([]);
  });

  describe('that are live', () => {
    it('sell on while a revision is reviewed, and keep the ids of lessons that stay', async () => {
      const { db } = opened();
      const { calls, owner, publish, save, decide, stranger } = studio;
      const course = await publish({ priceFen: 0 });
      const before = await learning.get('productDetail', { id: course }, stranger.token);
      const [video, , text] = before.chapters.flatMap((each) => each.lessons);
      const { id } = await calls.get('reviseCourse', { id: course }, owner.token);
      expect((await calls.get('reviseCourse', { id: course }, owner.token)).id).toBe(id);
      await save(id, { title: '新的标题' });
      await db.insert(progress).values({
        ...{ memberId: stranger.memberId, lessonId: Number(video?.id), furthestMs: 30_000 },
        ...{ positionMs: 30_000, startedAt: new Date(), reportedAt: new Date() },
      });
      const longer = await studio.addFile({ stream: 'slides--x2', durationMs: 120_000 });
      const { version } = await calls.get(
        'saveLesson',
        {
          ...{ id, version: (await studio.read(id)).version, lesson: video?.id ?? '' },
          ...{ title: '重录的视频', media: longer, html: '', trial: 0, free: false, noSkip: false },
        },
        owner.token,
      );
      const [chapter] = (await studio.read(id)).chapters;
      const lessons = [
        { id: 'n-new', kind: 'text' as const, title: '加的一节' },
        { id: video?.id ?? '', kind: 'video' as const, title: '重录的视频' },
        { id: text?.id ?? '', kind: 'text' as const, title: 'text 课' },
      ];
      const outline = { id, version, chapters: [{ id: chapter?.id ?? '', title: '一', lessons }] };
      const saved = await calls.get('saveOutline', outline, owner.token);
      expect(await submit(id)).toBe(codeFor('courseIncomplete'));
      await calls.get(
        'saveLesson',
        {
          ...{ id, version: saved.version, lesson: 'n-new', title: '加的一节', media: '' },
          ...{ html: '<p>新</p>', trial: 0, free: false, noSkip: false },
        },
        owner.token,
      );
      expect(await submit(id)).toBe(OK);
      const meanwhile = await learning.get('productDetail', { id: course }, stranger.token);
      expect(meanwhile.title).toBe(before.title);
      expect(meanwhile.chapters).toEqual([
        expect.objectContaining({ id: before.chapters[0]?.id, title: '第一章' }),
      ]);
      const panel = await studio.desk.ask('readRevision', { id: Number(id) }, studio.seat);
      expect(panel.changes.map(({ what }) => what)).toEqual([
        ...['标题', '章节', '新增课时', '修改课时', '删除课时'],
      ]);
      await decide(id);
      const after = await learning.get('productDetail', { id: course }, stranger.token);
      const titles = after.chapters.flatMap((each) => each.lessons);
      expect(after.title).toBe('新的标题');
      expect(titles.map((each) => each.title)).toEqual(['加的一节', '重录的视频', 'text 课']);
      expect(titles[1]).toMatchObject({ id: video?.id, furthest: 60_000, duration: 120_000 });
      expect(titles[2]?.id).toBe(text?.id);
    });

    it('keep their price and the sold lessons once somebody has bought them', async () => {
      const { db } = opened();
      const { calls, owner, publish, head } = studio;
      const course = await publish();
      const shop = ordersOn(db);
      const buyer = await shop.join();
      await shop.buy({ kind: 'course', id: course }, buyer.token);
      const { id } = await calls.get('reviseCourse', { id: course }, owner.token);
      const cheaper = await head(id, { priceFen: 100 });
      expect(await studio.codeOf('saveCourse', cheaper)).toBe(codeFor('priceSold'));
      const revision = await studio.read(id);
      const chapters = revision.chapters.map(({ lessons, ...each }) => ({
        ...each,
        lessons: lessons.slice(1).map(({ id: of, kind, title }) => ({ id: of, kind, title })),
      }));
      const removal = { id, version: revision.version, chapters };
      expect(await studio.codeOf('saveOutline', removal)).toBe(codeFor('lessonPromised'));
    });

    it('cannot lose a lesson that was bought while the revision waited', async () => {
      const { db } = opened();
      const { calls, owner, publish } = studio;
      const course = await publish();
      const { id } = await calls.get('reviseCourse', { id: course }, owner.token);
      const revision = await studio.read(id);
      const chapters = revision.chapters.map(({ lessons, ...each }) => ({
        ...each,
        lessons: lessons.slice(1).map(({ id: of, kind, title }) => ({ id: of, kind, title })),
      }));
      await calls.get('saveOutline', { id, version: revision.version, chapters }, owner.token);
      expect(await submit(id)).toBe(OK);
      const shop = ordersOn(db);
      const buyer = await shop.join();
      await shop.buy({ kind: 'course', id: course }, buyer.token);
      expect(await studio.decide(id)).toEqual({ outcome: 'lesson-promised' });
      const kept = await db.$count(
        lesson,
        and(eq(lesson.productId, Number(course)), eq(lesson.published, true)),
      );
      expect(kept).toBe(3);
    });

    it('stay with their buyers when they are taken off sale, and nobody else', async () => {
      const { db } = opened();
      const { publish, stranger, owner } = studio;
      const course = await publish();
      const shop = ordersOn(db);
      const buyer = await shop.join();
      await shop.buy({ kind: 'course', id: course }, buyer.token);
      expect(await studio.codeOf('takeCourseDown', { id: course })).toBe(OK);
      expect(await studio.codeOf('takeCourseDown', { id: course })).toBe(codeFor('courseOffSale'));
      expect(await learning.get('productDetail', { id: course }, buyer.token)).toMatchObject({
        mine: { access: 'granted' },
      });
      expect(
        (await learning.get('myProducts', { tab: 'all', page: 1 }, buyer.token)).items,
      ).toEqual([expect.objectContaining({ id: course })]);
      const readings = ['productDetail', 'productReviews', 'productNotices'] as const;
      for (const name of readings) {
        const codeFrom = async ({ token }: { token: string }) =>
          (await learning.ask(name, { id: course }, token)).code;
        expect([name, await codeFrom(buyer)]).toEqual([name, OK]);
        for (const other of [stranger, owner])
          expect([name, await codeFrom(other)]).toEqual([name, '51001']);
      }
      const refused = await shop.ask(
        'previewOrder',
        { kind: 'course', id: course },
        stranger.token,
      );
      expect(refused.code).not.toBe(OK);
    });
  });

  describe('an operator’s takedown', () => {
    it.each([
      [true, OK],
      [false, '51001'],
    ])('that keeps buyers %s answers them %s', async (keeps, code) => {
      const { db } = opened();
      const { publish, desk, seat } = studio;
      const course = await publish();
      const shop = ordersOn(db);
      const buyer = await shop.join();
      await shop.buy({ kind: 'course', id: course }, buyer.token);
      const [row] = await db
        .select()
        .from(courseRevisionTable)
        .where(eq(courseRevisionTable.productId, Number(course)));
      const wish = { id: row?.id ?? 0, keeps, reason: '内容有误' };
      expect(await desk.ask('takeDown', { ...wish, reason: '' }, seat)).toEqual({
        outcome: 'reason-missing',
      });
      expect(await desk.ask('takeDown', wish, seat)).toEqual({ outcome: 'decided' });
      expect(await desk.ask('takeDown', wish, seat)).toEqual({ outcome: 'stale' });
      expect((await learning.ask('productDetail', { id: course }, buyer.token)).code).toBe(code);
    });
  });

  describe('a form', () => {
    it('of an older version is told so, and changes nothing', async () => {
      const { draft, head, save } = studio;
      const { id } = await draft();
      const old = await head(id, { title: '另一个窗口' });
      await save(id, { title: '这个窗口' });
      expect(await studio.codeOf('saveCourse', old)).toBe(codeFor('revisionChanged'));
      expect((await studio.read(id)).title).toBe('这个窗口');
    });

    it('is locked while it waits, until it is withdrawn', async () => {
      const { draft, head, calls, owner } = studio;
      const { id } = await draft();
      await submit(id);
      expect(await studio.codeOf('saveCourse', await head(id))).toBe(codeFor('revisionLocked'));
      expect(await studio.codeOf('dropRevision', { id })).toBe(codeFor('revisionLocked'));
      await calls.get('withdrawCourse', { id }, owner.token);
      expect(await studio.codeOf('saveCourse', await head(id))).toBe(OK);
      await calls.get('dropRevision', { id }, owner.token);
      expect(await studio.codeOf('courseRevision', { id })).toBe(codeFor('noSuchRevision'));
    });

    it('takes no title of 10,000 characters, no script, no foreign cover or file', async () => {
      const { draft, head, addCover, addFile, stranger, save } = studio;
      const { id } = await draft();
      const sent = async (own: object) => studio.codeOf('saveCourse', await head(id, own));
      expect(await sent({ title: '长'.repeat(10_000) })).toBe(codeFor('courseFieldTooLong'));
      expect(await sent({ priceFen: 99_999_999 })).toBe(codeFor('priceTooHigh'));
      const foreign = await addCover(stranger);
      expect(await sent({ thumb: foreign })).toBe(codeFor('coverUnknown'));
      await save(id, { intro: '<p onclick="x()">甲<script>alert(1)</script></p>' });
      expect((await studio.read(id)).intro).toBe('<p>甲</p>');
      const media = await addFile({ state: 'processing' });
      const lessonOf = async (own: object) =>
        studio.codeOf('saveLesson', {
          ...{ id, version: (await studio.read(id)).version, lesson: 'n-video', title: '甲' },
          ...{ media, html: '', trial: 0, free: false, noSkip: false, ...own },
        });
      expect(await lessonOf({})).toBe(codeFor('mediaNotReady'));
      expect(await lessonOf({ media: '999999' })).toBe(codeFor('mediaNotReady'));
      expect(await lessonOf({ lesson: 'n-none' })).toBe(codeFor('noSuchStudioLesson'));
    });

    it('cannot name lessons of another course, or one twice', async () => {
      const { draft, publish } = studio;
      const { id } = await draft();
      const other = await publish();
      const [foreign] = await opened()
        .db.select({ id: lesson.id })
        .from(lesson)
        .where(eq(lesson.productId, Number(other)));
      const revision = await studio.read(id);
      const outline = (ids: string[]) => ({
        ...{ id, version: revision.version },
        chapters: [
          {
            ...{ id: 'n0', title: '' },
            lessons: ids.map((of) => ({ id: of, kind: 'video', title: '甲' })),
          },
        ],
      });
      for (const ids of [[String(foreign?.id)], ['n-video', 'n-video']])
        expect(await studio.codeOf('saveOutline', outline(ids))).toBe(codeFor('badPayload'));
      const many = Array.from({ length: 501 }, (_, n) => `n${n}`);
      expect(await studio.codeOf('saveOutline', outline(many))).toBe(codeFor('badPayload'));
    });
  });

  describe('rights', () => {
    it('let an assistant write texts, and neither prices nor reviews nor income', async () => {
      const { draft, head, save, assistant, admin, publish, calls } = studio;
      const { id } = await draft();
      await save(id, { subtitle: '助教写的' }, assistant);
      const priced = await head(id, { priceFen: 1 }, assistant);
      expect(await studio.codeOf('saveCourse', priced, assistant)).toBe(codeFor('notInRole'));
      expect(await submit(id, assistant)).toBe(codeFor('notInRole'));
      const course = await publish();
      for (const [name, payload] of [
        ['takeCourseDown', { id: course }],
        ['withdrawCourse', { id }],
        ['dropRevision', { id }],
        ['incomeTotals', { kind: 'all' }],
        ['incomeList', { kind: 'all', page: 1 }],
      ] as const)
        expect(await studio.codeOf(name, payload, assistant)).toBe(codeFor('notInRole'));
      expect((await calls.get('studioHome', {}, assistant.token)).income).toBeNull();
      expect(
        (await calls.get('courseManagement', { id: course }, assistant.token)).income,
      ).toBeNull();
      expect(await submit(id, admin)).toBe(OK);
    });

    it('refuse strangers, other workshops, wrong ids and those who were put out', async () => {
      const { db } = opened();
      const { draft, publish, stranger, admin, teacherId } = studio;
      const { id } = await draft();
      const course = await publish();
      const asked = [
        ['studioHome', {}],
        ['courseRevision', { id }],
        ['studioLesson', { course: id, lesson: 'n-video' }],
        ['courseManagement', { id: course }],
        ['courseStudents', { id: course, page: 1 }],
        ['courseQuestions', { id: '0', page: 1 }],
        ['notifyStudents', { id: course, title: '甲', text: '乙' }],
        ['reviseCourse', { id: course }],
        ['takeCourseDown', { id: course }],
      ] as const;
      for (const [name, payload] of asked)
        expect(await studio.codeOf(name, payload, stranger)).toBe(codeFor('noWorkshop'));
      const other = await studioOn(db);
      const missing = [codeFor('noSuchRevision'), codeFor('noSuchOwnCourse')];
      for (const [name, payload] of asked.slice(1))
        if (name !== 'courseQuestions')
          expect(missing).toContain(await other.codeOf(name, payload));
      for (const wrong of ['0', '999999', 'abc', '99999999999'])
        expect(await studio.codeOf('courseRevision', { id: wrong })).toBe(
          codeFor('noSuchRevision'),
        );
      const own = and(
        eq(workshopMember.teacherId, teacherId),
        eq(workshopMember.memberId, admin.memberId),
      );
      await db.delete(workshopMember).where(own);
      expect(await studio.codeOf('courseRevision', { id }, admin)).toBe(codeFor('noWorkshop'));
      await db
        .insert(workshopMember)
        .values({ teacherId, memberId: admin.memberId, role: 'admin' });
      await db.update(member).set({ disabled: true }).where(eq(member.id, admin.memberId));
      expect(await studio.codeOf('reviseCourse', { id: course }, admin)).not.toBe(OK);
      await db.update(member).set({ disabled: false }).where(eq(member.id, admin.memberId));
    });
  });

  it('a notice reaches the students once, three times a day at most', async () => {
    const { db } = opened();
    const { publish, calls, owner } = studio;
    const course = await publish();
    const shop = ordersOn(db);
    const buyer = await shop.join();
    await shop.buy({ kind: 'course', id: course }, buyer.token);
    const notice = { id: course, title: '加课', text: '周五 <b>八点</b>' };
    const wish = { ...notice, key: 'notice-once' };
    expect(await calls.get('notifyStudents', wish, owner.token)).toEqual({ sent: 1 });
    expect(await calls.get('notifyStudents', wish, owner.token)).toEqual({ sent: 1 });
    for (const sent of [1, 1])
      expect(await calls.get('notifyStudents', notice, owner.token)).toEqual({ sent });
    expect(await studio.codeOf('notifyStudents', notice)).toBe(codeFor('noticesToday'));
    const mine = and(eq(message.memberId, buyer.id), eq(message.group, 'course'));
    expect(await db.$count(message, mine)).toBe(3);
    const { items } = await learning.get('productNotices', { id: course, page: 1 }, buyer.token);
    expect(items[0]?.html).toBe('<p>周五 &#60;b&#62;八点&#60;/b&#62;</p>');
  });

  it('what is drafted, waits or was refused is in no answer to learners', async () => {
    const { db } = opened();
    const { draft, decide, stranger, calls, owner } = studio;
    const secret = '秘密草稿标题';
    const [one, two, three] = [
      await draft({ title: `${secret}一` }),
      await draft({ title: `${secret}二` }),
      await draft({ title: `${secret}三` }),
    ];
    await submit(two.id);
    await submit(three.id);
    await decide(three.id, '再改改');
    const course = await studio.publish();
    const { id } = await calls.get('reviseCourse', { id: course }, owner.token);
    await studio.save(id, { title: secret });
    expect(one.id).not.toBe(id);
    const asked = [
      ['/v1/product/detail', { id: course }],
      ['/v1/product/lesson', { id: course, lesson: '' }],
      ['/v1/product/list', { type: '', keyword: secret, page: 1 }],
      ['/v1/search/all', { keyword: secret, page: 1 }],
      ['/v1/search/suggest', { keyword: secret }],
      ['/v1/teacher/products', { id: String(studio.teacherId), page: 1 }],
      ['/v1/teacher/detail', { id: String(studio.teacherId) }],
    ] as const;
    const other = await studioOn(db);
    for (const [path, payload] of asked)
      for (const token of [undefined, stranger.token, other.owner.token]) {
        const answer = await learning.post(path, payload, token);
        expect(JSON.stringify(answer.data ?? '')).not.toContain(secret);
      }
    expect(await db.$count(product, eq(product.title, secret))).toBe(0);
  });
});
