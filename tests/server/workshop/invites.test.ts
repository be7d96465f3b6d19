import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { workshopApi } from '#schemas/workshop/endpoints.ts';
import { workshopRefusals } from '#schemas/workshop/refusals.ts';
import { workshopMember } from '#server/db/tables/teacher.ts';
import { workshopInviteTable } from '#server/db/tables/workshop.ts';
import { ownWorkshop } from '#server/libraries/workshop/index.ts';
import { callsOn } from '../harness/calls-on.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { questionnairesOn } from '../harness/questionnaire/calls.ts';

const DAY = 24 * 3600 * 1000;

const codeOf = ({ code }: { code: string | number }) => Number(code);

onDatabase('a workshop', (opened) => {
  beforeEach(async () => {
    const { db } = opened();
    await db.delete(workshopInviteTable);
    const owner = await questionnairesOn(db).memberOf('demo_teacher');
    await db.delete(workshopMember).where(eq(workshopMember.role, 'assistant'));
    await db.delete(workshopMember).where(eq(workshopMember.role, 'admin'));
    expect((await ownWorkshop(db, owner)).role).toBe('owner');
  });

  const start = async () => {
    const { db } = opened();
    const people = questionnairesOn(db);
    const api = callsOn(db, workshopApi);
    const [owner, vip, plain] = [
      await people.tokenOf('demo_teacher'),
      await people.tokenOf('demo_vip'),
      await people.tokenOf('demo_plain'),
    ];
    const invite = async (role: 'admin' | 'assistant' = 'assistant', by = owner) => {
      await api.get('makeWorkshopInvite', { role }, by);
      const [newest] = (await api.get('workshopInvites', {}, by)).items;
      if (!newest) throw new Error('no invitation');
      return newest;
    };
    const accept = (code: string, token: string) =>
      api.ask('acceptWorkshopInvite', { code }, token);
    const members = (token = owner) => api.get('workshopMembers', {}, token);
    return { db, people, api, owner, vip, plain, invite, accept, members };
  };

  it('is joined by an invitation, which serves once', async () => {
    const { api, owner, vip, plain, invite, accept, members } = await start();
    const { code } = await invite();
    expect(await api.get('readWorkshopInvite', { code }, vip)).toMatchObject({ role: 'assistant' });
    expect((await accept(code, vip)).code).toBe('200');
    expect((await members()).members.map(({ role }) => role)).toEqual(['owner', 'assistant']);
    expect((await api.get('workshopInvites', {}, owner)).items).toEqual([]);
    expect(codeOf(await accept(code, plain))).toBe(workshopRefusals.inviteUsed.code);
    expect(codeOf(await accept(code, vip))).toBe(workshopRefusals.ownInvite.code);
  });

  it('takes one of two who accept at once', async () => {
    const { vip, plain, invite, accept, members } = await start();
    const { code } = await invite();
    const answers = await Promise.all([accept(code, vip), accept(code, plain)]);
    expect(answers.map(codeOf).sort()).toEqual([200, workshopRefusals.inviteUsed.code]);
    expect((await members()).members).toHaveLength(2);
  });

  it('takes nobody by an invitation that has ended, was revoked or made up', async () => {
    const { api, owner, vip, invite, accept } = await start();
    const revoked = await invite();
    await api.get('revokeWorkshopInvite', { id: revoked.id }, owner);
    expect(codeOf(await accept(revoked.code, vip))).toBe(workshopRefusals.inviteRevoked.code);
    const old = await invite();
    expect(codeOf(await accept(`${old.id}-made-up`, vip))).toBe(workshopRefusals.noSuchInvite.code);
    expect(codeOf(await accept('', vip))).toBe(workshopRefusals.noSuchInvite.code);
    await opened()
      .db.update(workshopInviteTable)
      .set({ endsAt: new Date(Date.now() - DAY) });
    expect(codeOf(await accept(old.code, vip))).toBe(workshopRefusals.inviteEnded.code);
  });

  it('lets admins invite assistants alone, and assistants nobody', async () => {
    const { api, vip, plain, invite, accept } = await start();
    await accept((await invite('admin')).code, vip);
    expect((await api.ask('makeWorkshopInvite', { role: 'admin' }, vip)).code).toBe('53006');
    await accept((await invite('assistant', vip)).code, plain);
    expect((await api.ask('makeWorkshopInvite', { role: 'assistant' }, plain)).code).toBe('53006');
    expect((await api.ask('workshopInvites', {}, plain)).code).toBe('53006');
  });

  it('removes members of lower rank, and never its last owner', async () => {
    const { api, people, owner, vip, plain, invite, accept, members } = await start();
    const idOf = async (who: string) => String(await people.memberOf(who));
    await accept((await invite('admin')).code, vip);
    await accept((await invite()).code, plain);
    const remove = async (who: string, token: string) =>
      codeOf(await api.ask('removeWorkshopMember', { id: await idOf(who) }, token));
    expect(await remove('demo_teacher', vip)).toBe(53006);
    expect(await remove('demo_vip', plain)).toBe(53006);
    expect(await remove('demo_teacher', owner)).toBe(workshopRefusals.lastOwner.code);
    expect(await remove('demo_plain', vip)).toBe(200);
    expect(await remove('demo_plain', vip)).toBe(workshopRefusals.noSuchWorkshopMember.code);
    expect(await remove('demo_vip', vip)).toBe(200);
    expect((await members()).members).toHaveLength(1);
    expect((await api.ask('workshopMembers', {}, vip)).code).toBe('53005');
  });

  it('is one at a time for a member', async () => {
    const { db, people, vip, invite, accept } = await start();
    const { teacherId } = await ownWorkshop(db, await people.memberOf('demo_teacher'));
    const { code } = await invite();
    const memberId = await people.memberOf('demo_vip');
    const other = teacherId === 1 ? 2 : 1;
    await db.insert(workshopMember).values({ teacherId: other, memberId, role: 'assistant' });
    expect(codeOf(await accept(code, vip))).toBe(workshopRefusals.otherWorkshop.code);
  });
});
