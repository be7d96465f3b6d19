import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { certificationDeskApi } from '#schemas/certification/desk-endpoints.ts';
import { member } from '#server/db/tables/member.ts';
import { startSession } from '#server/platform/auth/session.ts';
import { consoleOn } from '../harness/operator/console.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { questionnairesOn } from '../harness/questionnaire/calls.ts';

onDatabase('doctors who were marked without asking', (opened) => {
  it('are in the list of operators, who can take it back and give it again', async () => {
    const { db } = opened();
    const desk = await consoleOn(db, {}, certificationDeskApi);
    const api = questionnairesOn(db);
    const seat = await desk.newSeat('publish');
    const nickname = `王${randomUUID().slice(0, 8)}`;
    const [row] = await db.insert(member).values({ nickname, doctor: true }).returning();
    const id = row?.id ?? 0;
    const list = async (own: object) => {
      const request = { state: 'all', word: '', page: 1, ...own };
      return (await desk.ask('listCertifications', request, seat)).items;
    };
    const read = () => desk.ask('readCertification', { member: id }, seat);
    const decide = async (decision: string, version: number, reason = '') =>
      (await desk.ask('decideCertification', { member: id, decision, reason, version }, seat))
        .outcome;
    const mark = async () => (await db.select().from(member).where(eq(member.id, id)))[0]?.doctor;

    const bare = { member: id, name: '', hospital: '', state: 'passed', sentAt: null, version: 0 };
    expect(await list({ state: 'passed', word: nickname })).toMatchObject([bare]);
    expect(await list({ state: 'waiting', word: nickname })).toEqual([]);
    expect(await read()).toMatchObject({ ...bare, pictures: [], decidedBy: '' });
    const reason = '审核有误';
    expect(await decide('revoke', 1, reason)).toBe('stale');
    expect(await decide('revoke', 0, reason)).toBe('decided');
    expect(await mark()).toBe(false);
    expect(await read()).toMatchObject({ ...bare, state: 'revoked', version: 1, reason });
    const standing = await api.get('certification', {}, await startSession(db, id, Date.now()));
    expect(standing).toMatchObject({ state: 'revoked', reason, name: '' });
    expect(await decide('pass', 1)).toBe('decided');
    expect(await mark()).toBe(true);
  });
});
