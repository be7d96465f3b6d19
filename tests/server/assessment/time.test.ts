import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { member } from '#server/db/tables/member.ts';
import { attempt } from '#server/db/tables/questionnaire.ts';
import { balanceOf } from '#server/libraries/ledger/index.ts';
import { DAY, HOUR } from '#server/platform/time/durations.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { goodAnswers, questionnairesOn } from '../harness/questionnaire/calls.ts';

onDatabase('drafts that lie for long', (opened) => {
  let api: ReturnType<typeof questionnairesOn>;
  let plain: string;

  beforeEach(async () => {
    api = questionnairesOn(opened().db);
    plain = await api.tokenOf('demo_plain');
  });

  const defer = (ms: number) => new Date(api.now() + ms);
  const sentOf = (id: string) =>
    opened().db.$count(
      attempt,
      and(eq(attempt.questionnaireId, Number(id)), eq(attempt.byTime, true)),
    );
  const pointsOf = async (openid: string) =>
    balanceOf(opened().db, await api.memberOf(openid), 'points');
  const makeDoctor = async (doctor: boolean) =>
    opened()
      .db.update(member)
      .set({ doctor })
      .where(eq(member.id, await api.memberOf('demo_plain')));

  describe('for weeks', () => {
    it('can be sent, and say how long it took', async () => {
      const id = await api.publish();
      const { submit } = await api.begin(id, plain);
      api.tick(26 * DAY);
      expect((await submit(goodAnswers)).msg).toBe('成功');
      const { spent } = await api.get('questionnaireResult', { id }, plain);
      expect(spent).toBe(26 * DAY);
    });

    it('are sent by the clock, and their pages open', async () => {
      const endAt = defer(28 * DAY);
      const [seen, left] = [await api.publish({ endAt }), await api.publish({ endAt })];
      await (await api.begin(seen, plain)).save(goodAnswers);
      const { paper, save } = await api.begin(left, plain);
      await save(goodAnswers);
      api.tick(29 * DAY);
      expect(await api.get('questionnaireIntro', { id: seen }, plain)).toMatchObject({ sent: 1 });
      await api.jobs();
      expect(await api.attemptOf(paper.attempt)).toMatchObject({ byTime: true, spentMs: 28 * DAY });
    });

    it('may have weeks of their own', async () => {
      const id = await api.publish({ limitMs: 60 * DAY });
      expect((await api.begin(id, plain)).paper.left).toBe(60 * DAY);
    });
  });

  describe('while editors move the end', () => {
    it('are closed where there was none when they were begun', async () => {
      const id = await api.publish();
      const { save } = await api.begin(id, plain);
      await save(goodAnswers);
      api.tick(2 * DAY);
      await api.jobs();
      await api.change(id, { endAt: defer(HOUR) });
      api.tick(2 * DAY);
      await api.jobs();
      expect(await sentOf(id)).toBe(1);
    });

    it('are closed within a day of an end that came nearer', async () => {
      const id = await api.publish({ endAt: defer(20 * DAY) });
      const { save } = await api.begin(id, plain);
      await save(goodAnswers);
      await api.change(id, { endAt: defer(HOUR) });
      api.tick(DAY + HOUR);
      await api.jobs();
      expect(await sentOf(id)).toBe(1);
    });
  });

  describe('of papers that let nobody in', () => {
    it('take no place that another has, and bring no points', async () => {
      const id = await api.publish({ quota: 1, reward: 20, endAt: defer(3 * DAY) });
      const { paper, save } = await api.begin(id, plain);
      await save(goodAnswers);
      api.tick(25 * HOUR);
      const doctor = await api.tokenOf('demo_doctor');
      expect((await (await api.begin(id, doctor)).submit(goodAnswers)).msg).toBe('成功');
      const before = await pointsOf('demo_plain');
      api.tick(3 * DAY);
      await api.jobs();
      expect(await api.attemptOf(paper.attempt)).toBe(undefined);
      const intro = await api.get('questionnaireIntro', { id }, plain);
      expect(intro).toMatchObject({ participants: 1, sent: 0 });
      expect(await pointsOf('demo_plain')).toBe(before);
    });

    it('say so to those who send them when the time is over', async () => {
      const id = await api.publish({ quota: 1, endAt: defer(3 * DAY) });
      const { paper, save, submit } = await api.begin(id, plain);
      await save(goodAnswers);
      api.tick(25 * HOUR);
      const doctor = await api.tokenOf('demo_doctor');
      await (await api.begin(id, doctor)).submit(goodAnswers);
      api.tick(2 * DAY);
      expect((await submit(goodAnswers, 1)).msg).toBe('名额已满，感谢关注');
      expect(await api.attemptOf(paper.attempt)).toBe(undefined);
    });

    it('come to nothing without the certification that they need', async () => {
      const id = await api.publish({ doctorsOnly: true, reward: 20, endAt: defer(DAY) });
      await makeDoctor(true);
      const { paper, save } = await api.begin(id, plain);
      await save(goodAnswers);
      await makeDoctor(false);
      api.tick(2 * DAY);
      await api.jobs();
      expect(await api.attemptOf(paper.attempt)).toBe(undefined);
    });

    it('wait where the paper was taken down, and count once it is back', async () => {
      const id = await api.publish({ endAt: defer(HOUR) });
      const { paper, save, submit } = await api.begin(id, plain);
      await save(goodAnswers);
      await api.change(id, { published: false });
      api.tick(DAY);
      await api.jobs();
      expect((await submit(goodAnswers, 1)).msg).toBe('问卷不存在或已下架');
      expect((await api.attemptOf(paper.attempt))?.submittedAt).toBe(null);
      await api.change(id, { published: true });
      api.tick(2 * DAY);
      await api.jobs();
      expect(await api.attemptOf(paper.attempt)).toMatchObject({ byTime: true, spentMs: HOUR });
    });
  });
});
