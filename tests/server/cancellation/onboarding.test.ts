import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { member } from '#server/db/tables/member.ts';
import { consentTable, onboardingTable } from '#server/db/tables/onboarding.ts';
import { teacher, workshopMember } from '#server/db/tables/teacher.ts';
import { upload } from '#server/db/tables/upload.ts';
import { startSession } from '#server/platform/auth/session.ts';
import { examsOn } from '../harness/exam/calls.ts';
import { fatesOn } from '../harness/member/fates.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const newFile = () => `${randomUUID().replaceAll('-', '')}.png`;

onDatabase('an account that applied to teach', (opened) => {
  it('ends with its applications, their pictures and its seat; the teacher stays', async () => {
    const { db } = opened();
    const api = examsOn(db);
    const { end } = await fatesOn(db, api);
    const [person] = await db.insert(member).values({ nickname: '林晓' }).returning();
    const memberId = person?.id ?? 0;
    const token = await startSession(db, memberId, api.now());
    const [face, licence] = [newFile(), newFile()];
    const [made] = await db
      .insert(teacher)
      .values({ name: '林晓', avatar: `/uploads/${face}` })
      .returning();
    const [other] = await db.insert(teacher).values({ name: '周明远' }).returning();
    for (const file of [face, licence])
      await db.insert(upload).values({ file, memberId, bytes: 1, at: new Date() });
    await db.insert(onboardingTable).values({
      ...{ memberId, kind: 'person', name: '林晓', number: '110***********002X', numberHash: 'h' },
      ...{ phone: '13800000000', intro: '介绍', portrait: `/uploads/${face}` },
      ...{ licences: [`/uploads/${licence}`], state: 'revoked', sentAt: new Date() },
      teacherId: made?.id ?? null,
    });
    await db
      .insert(consentTable)
      .values({ memberId, type: 'teaching', version: 1, at: new Date() });
    await db
      .insert(workshopMember)
      .values({ teacherId: other?.id ?? 0, memberId, role: 'assistant' });
    await end(token);
    for (const table of [onboardingTable, consentTable, workshopMember, upload])
      expect(await db.$count(table, eq(table.memberId, memberId))).toBe(0);
    const [left] = await db
      .select()
      .from(teacher)
      .where(eq(teacher.id, made?.id ?? 0));
    expect(left).toMatchObject({ name: '林晓', avatar: '' });
  });
});
