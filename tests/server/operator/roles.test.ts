import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { noRights, type Rights } from '#schemas/operator/areas.ts';
import { builtinRoleKeys } from '#schemas/operator/roles.ts';
import { operator, operatorRole } from '#server/db/tables/operator.ts';
import { makeFirstOperator, resetOperator } from '#server/domains/operator/index.ts';
import { consoleOn } from '../harness/operator/console.ts';
import { everyDesk } from '../harness/operator/every-desk.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const NO_RIGHT = { status: 403, msg: '没有权限' };
const MORE = '你自己没有其中的权限';
const OWN = '不能停用自己或降低自己的权限';

const only = (rights: Partial<Rights>): Rights => ({ ...noRights, ...rights });
const newName = (name: string): string => `${name}${randomUUID().slice(0, 6)}`;

onDatabase('roles', (opened) => {
  const start = async () => {
    const { db } = opened();
    const desk = await consoleOn(db, {}, everyDesk);
    const { ask } = desk;
    type Seat = Parameters<typeof ask>[2];
    const make = async (rights: Partial<Rights>, by: Seat, name = newName('角色')) =>
      (await ask(
        'saveRole',
        { id: null, name, rights: only(rights), secondFactor: false },
        by,
      )) as { id: number };
    return { ...desk, make };
  };

  it('open what they name in each area and nothing else', async () => {
    const { send, ask, newSeat, make, signIn } = await start();
    const boss = await newSeat('publish');
    const { id } = await make({ trade: 'decide', refunds: 'look' }, boss);
    const name = newName('财');
    const added = (await ask('addOperator', { name, role: id }, boss)) as { password: string };
    const seat = await signIn(name, added.password);
    expect((await send('whoAmI', {}, seat)).data).toMatchObject({
      operator: {
        name,
        role: id,
        rights: only({ trade: 'decide', refunds: 'look' }),
        secondFactor: 'off',
      },
    });
    expect((await send('countInvoices', {}, seat)).code).toBe('200');
    expect((await send('countRefunds', {}, seat)).code).toBe('200');
    for (const call of [
      'readDesk',
      'listAudit',
      'listRoles',
      'countSupport',
      'listSynonyms',
    ] as const)
      expect(await send(call, {}, seat)).toMatchObject(NO_RIGHT);
    for (const call of ['changeOwnPassword', 'countCodes', 'makeCodes', 'signOut'] as const)
      expect((await send(call, {}, seat)).msg).not.toBe(NO_RIGHT.msg);
  });

  it('take hold at once in every session when they change', async () => {
    const { send, ask, newSeat, make } = await start();
    const boss = await newSeat('publish');
    const name = newName('变');
    const { id } = await make({ certifications: 'look' }, boss, name);
    const [one, two] = await Promise.all([newSeat(id), newSeat(id)]);
    const may = async (call: 'countCertifications' | 'countSupport') =>
      Promise.all([one, two].map(async (seat) => (await send(call, {}, seat)).code === '200'));
    expect(await may('countCertifications')).toEqual([true, true]);
    expect(await may('countSupport')).toEqual([false, false]);
    await ask(
      'saveRole',
      { id, name, rights: only({ support: 'look' }), secondFactor: false },
      boss,
    );
    expect(await may('countCertifications')).toEqual([false, false]);
    expect(await may('countSupport')).toEqual([true, true]);
  });

  it('are named once, not as those that there always are, and open something', async () => {
    const { ask, send, newSeat, make } = await start();
    const boss = await newSeat('publish');
    const name = newName('Abc');
    const { id } = await make({ home: 'look' }, boss, name);
    await expect(make({ home: 'look' }, boss, name.toLowerCase())).rejects.toThrow('已有同名角色');
    await expect(make({ home: 'look' }, boss, '发布')).rejects.toThrow('已有同名角色');
    const save = (payload: object) =>
      send(
        'saveRole',
        { id, name, rights: noRights, secondFactor: false, key: randomUUID(), ...payload },
        boss,
      );
    expect((await save({})).code).toBe('400');
    expect((await save({ rights: { ...noRights, refunds: 'decide' } })).code).toBe('400');
    expect((await save({ rights: { home: 'look' } })).code).toBe('400');
    expect(
      (await save({ id: 999_999, name: newName('无'), rights: only({ home: 'look' }) })).msg,
    ).toBe('这个角色已被删除，请换一个');
    const { roles } = (await ask('listRoles', {}, boss)) as {
      roles: { role: unknown; name: string }[];
    };
    expect(roles.slice(0, builtinRoleKeys.length).map(({ role }) => role)).toEqual(builtinRoleKeys);
    expect(roles.find(({ role }) => role === id)?.name).toBe(name);
  });

  it('are deleted once nobody has them, and those that there always are never', async () => {
    const { db, ask, send, newSeat, make } = await start();
    const boss = await newSeat('publish');
    const { id } = await make({ home: 'look' }, boss);
    const seat = await newSeat(id);
    await expect(ask('removeRole', { id }, boss)).rejects.toThrow('还有账号在用这个角色');
    const moved = { id: seat.id, role: 'view', active: true, resetPassword: false };
    await ask('changeOperator', moved, boss);
    await ask('removeRole', { id }, boss);
    expect(await db.$count(operatorRole, eq(operatorRole.id, id))).toBe(0);
    await ask('removeRole', { id }, boss);
    await expect(ask('changeOperator', { ...moved, role: id }, boss)).rejects.toThrow(
      '这个角色已被删除，请换一个',
    );
    for (const saved of builtinRoleKeys)
      expect((await send('removeRole', { id: saved, key: randomUUID() }, boss)).code).toBe('400');
  });

  it('are given by nobody who has not all of their rights', async () => {
    const { ask, newSeat, make } = await start();
    const boss = await newSeat('publish');
    const name = newName('管');
    const { id } = await make({ accounts: 'decide', home: 'look' }, boss, name);
    const manager = await newSeat(id);
    const target = await newSeat('publish');
    const mine = await newSeat(id);
    const account = (role: unknown) => ({ name: newName('新'), role });
    await expect(ask('addOperator', account('publish'), manager)).rejects.toThrow(MORE);
    await expect(ask('addOperator', account('reviewer'), manager)).rejects.toThrow(MORE);
    await expect(make({ refunds: 'look' }, manager)).rejects.toThrow(MORE);
    await expect(
      ask(
        'saveRole',
        { id, name, rights: only({ accounts: 'decide', home: 'edit' }), secondFactor: false },
        manager,
      ),
    ).rejects.toThrow(MORE);
    const raised = { id: mine.id, role: 'edit', active: true, resetPassword: false };
    await expect(ask('changeOperator', raised, manager)).rejects.toThrow(MORE);
    // a new password would be a way into what the account may do
    const taken = { id: target.id, role: 'publish', active: true, resetPassword: true };
    await expect(ask('changeOperator', taken, manager)).rejects.toThrow(MORE);
    const stronger = await make({ trade: 'decide' }, boss);
    await expect(ask('removeRole', { id: stronger.id }, manager)).rejects.toThrow(MORE);
    const parent = await make({ home: 'look' }, manager);
    await ask('addOperator', account(parent.id), manager);
  });

  it('let nobody end their own managing, by their role or by another one', async () => {
    const { ask, newSeat, make } = await start();
    const boss = await newSeat('publish');
    const name = newName('守');
    const { id } = await make({ accounts: 'decide', home: 'look' }, boss, name);
    const manager = await newSeat(id);
    await expect(
      ask(
        'saveRole',
        { id, name, rights: only({ accounts: 'look', home: 'look' }), secondFactor: false },
        manager,
      ),
    ).rejects.toThrow(OWN);
    const own = { id: manager.id, active: true, resetPassword: false };
    const { id: weak } = await make({ home: 'look' }, boss);
    await expect(ask('changeOperator', { ...own, role: weak }, manager)).rejects.toThrow(OWN);
    await expect(
      ask('changeOperator', { ...own, role: id, active: false }, manager),
    ).rejects.toThrow(OWN);
  });

  it('leave one who may manage when two take it from each other at once', async () => {
    const { db, send, newSeat, make } = await start();
    const boss = await newSeat('publish');
    const names = [newName('甲'), newName('乙')] as const;
    const [a, b] = [
      await make({ accounts: 'decide', home: 'look' }, boss, names[0]),
      await make({ accounts: 'decide', home: 'look' }, boss, names[1]),
    ];
    const [one, two] = await Promise.all([newSeat(a.id), newSeat(b.id)]);
    await db.update(operator).set({ active: false }).where(eq(operator.role, 'publish'));
    const weaken = (id: number, name: string, by: typeof one) =>
      send(
        'saveRole',
        { id, name, rights: only({ home: 'look' }), secondFactor: false, key: randomUUID() },
        by,
      );
    const answers = await Promise.all([weaken(b.id, names[1], one), weaken(a.id, names[0], two)]);
    expect(answers.filter(({ code }) => code === '200')).toHaveLength(1);
    expect(await makeFirstOperator(db, undefined, Date.now())).toBeNull();
  });

  it('that may manage count at a start, and a reset leaves an account its role', async () => {
    const { db, newSeat, make, send, signIn } = await start();
    const boss = await newSeat('publish');
    const { id } = await make({ accounts: 'decide' }, boss);
    const manager = await newSeat(id);
    await db.update(operator).set({ active: false }).where(eq(operator.role, 'publish'));
    expect(await makeFirstOperator(db, 'given2026', Date.now())).toBeNull();
    const answer = await resetOperator(db, manager.name, undefined, Date.now());
    const again = await signIn(manager.name, String(answer?.password));
    expect((await send('listOperators', {}, again)).code).toBe('200');
    await db.update(operator).set({ active: false });
    expect(await makeFirstOperator(db, 'given2026', Date.now())).toEqual({
      ...{ name: 'admin', password: null },
    });
  });

  it('stand in the audit with what they open', async () => {
    const { ask, newSeat, make, audit } = await start();
    const boss = await newSeat('publish');
    const name = newName('记');
    const { id } = await make({ home: 'edit', refunds: 'look' }, boss, name);
    await ask(
      'saveRole',
      { id, name: `${name}二`, rights: only({ home: 'look' }), secondFactor: false },
      boss,
    );
    await ask('removeRole', { id }, boss);
    expect((await audit(boss)).slice(0, 3).map(({ text }) => text)).toEqual([
      `删除角色 ${name}二`,
      `角色 ${name}，改名为 ${name}二：首页（查看）`,
      `新增角色 ${name}：首页（编辑）、退款（查看）`,
    ]);
  });
});
