import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { courseApi } from '#schemas/course/endpoints.ts';
import { demoMembers, demoRealNames } from '#server/db/demo/member/members.ts';
import { addressTable } from '#server/db/tables/address.ts';
import { awardClaim, certificate } from '#server/db/tables/award.ts';
import { gameDraw } from '#server/db/tables/contest.ts';
import { lesson } from '#server/db/tables/course.ts';
import { landingTable } from '#server/db/tables/landing.ts';
import { wechatIdentity } from '#server/db/tables/login.ts';
import { attempt, question, questionnaire } from '#server/db/tables/questionnaire.ts';
import { drawnOf } from '#server/libraries/assessment/index.ts';
import { earnedOf, sumOf } from '#server/libraries/assessment/score.ts';
import { apiOn } from '../../harness/api.ts';
import { onDatabase } from '../../harness/postgres/database.ts';

onDatabase('demo data', (opened) => {
  it('scores what was sent as its answers are right', async () => {
    const { db } = opened();
    const all = await db.select().from(question).orderBy(asc(question.position), asc(question.id));
    const sent = await db
      .select({ own: attempt, title: questionnaire.title })
      .from(attempt)
      .innerJoin(questionnaire, eq(questionnaire.id, attempt.questionnaireId))
      .where(isNotNull(attempt.submittedAt));
    expect(sent.length).toBeGreaterThan(20);
    for (const { own, title } of sent) {
      const requests = all.filter(({ questionnaireId }) => questionnaireId === own.questionnaireId);
      const earned = earnedOf(drawnOf(requests, own), own.answers);
      expect([own.earned, own.score], title).toEqual([earned, sumOf(earned)]);
      if (own.passed !== null) expect(own.passed, title).toBe(own.score >= own.passScore);
    }
  });

  it('sends prizes to addresses of who won them', async () => {
    const { db } = opened();
    const sent = await db.select().from(gameDraw).where(ne(gameDraw.address, ''));
    expect(sent.length).toBeGreaterThan(3);
    for (const { memberId, receiver, phone, address } of sent) {
      const own = await db.select().from(addressTable).where(eq(addressTable.memberId, memberId));
      expect(
        own.map((each) => [
          ...[each.receiver, each.phone],
          [each.province, each.city, each.county, each.detail].join(' '),
        ]),
      ).toContainEqual([receiver, phone, address]);
    }
  });

  it('has on a landing page what it promises', async () => {
    const { db } = opened();
    const pages = await db.select().from(landingTable).where(eq(landingTable.published, true));
    expect(pages.length).toBeGreaterThan(0);
    for (const { title, html } of pages) {
      const [intro = '', ...things] = html.split('<h3>');
      // three things, all of them on this page, and none that has to be fetched elsewhere
      expect([intro.includes('三样东西'), things.length], title).toEqual([true, 3]);
      for (const thing of things) expect(thing.match(/<li>/g)?.length, thing).toBeGreaterThan(3);
      expect(html, title).not.toMatch(/下载|领取|附件|打印版|扫码/);
    }
  });

  it('puts the names that members have registered on certificates', async () => {
    const { db } = opened();
    const holders = await db
      .select({ holder: certificate.holder, openid: wechatIdentity.openid })
      .from(certificate)
      .innerJoin(awardClaim, eq(awardClaim.id, certificate.claimId))
      .innerJoin(wechatIdentity, eq(wechatIdentity.memberId, awardClaim.memberId));
    const openids = demoMembers(0).map(({ openid }) => openid);
    expect(holders.length).toBeGreaterThan(3);
    for (const { holder, openid } of holders)
      expect(holder).toBe(demoRealNames[openids.indexOf(openid)]);
  });

  it('calls no text shorter than it takes to read', async () => {
    const { db } = opened();
    const { post, tokenOf } = apiOn(db);
    const token = await tokenOf('demo_vip');
    const texts = await db
      .select({ id: lesson.id, productId: lesson.productId, html: lesson.html })
      .from(lesson)
      .where(and(eq(lesson.kind, 'text'), ne(lesson.html, '')))
      .limit(40);
    expect(texts.length).toBe(40);
    for (const { id, productId, html } of texts) {
      const { data } = await post(courseApi.productDetail.path, { id: String(productId) }, token);
      const [found] = [...JSON.stringify(data).matchAll(/"id":"(\d+)"[^{}]*?"duration":(\d+)/g)]
        .filter(([, own]) => own === String(id))
        .map(([, , duration]) => Number(duration));
      const signs = html.replace(/<[^>]*>/g, '').length;
      expect(found, `lesson ${id} of ${productId}`).toBeGreaterThanOrEqual((signs / 400) * 60_000);
    }
  });
});
