import { like } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { profileDeskApi } from '#schemas/profile/desk-endpoints.ts';
import { profileApi } from '#schemas/profile/endpoints.ts';
import type { FormMode } from '#schemas/profile/form-mode.ts';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import { moduleSwitch } from '#server/db/tables/site.ts';
import { startSession } from '#server/platform/auth/session.ts';
import { DAY } from '#server/platform/time/durations.ts';
import { consoleOn } from '../harness/operator/console.ts';
import { ordersOn } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('the profile form after a login', (opened) => {
  afterEach(async () => {
    await opened().db.delete(moduleSwitch).where(like(moduleSwitch.name, 'profileForm.%'));
  });

  const start = async () => {
    const shop = ordersOn(opened().db);
    const desk = await consoleOn(opened().db, { clock: shop.now }, profileDeskApi);
    const seat = await desk.newSeat('publish');
    const { id } = await shop.join();
    /** A call in a session of its own, since sessions end before the form is asked for again. */
    const send = async ({ path }: Endpoint, payload: object = {}) =>
      desk.post(path, payload, await startSession(opened().db, id, shop.now()));
    const state = async () => (await send(profileApi.profileFormState, { type: 1 })).data;
    const form = async () => {
      const { data } = await send(profileApi.profileForm);
      const { required, deferrable } = z.parse(profileApi.profileForm.data, data);
      return { required, deferrable };
    };
    const choose = (mode: FormMode, by = seat) => desk.ask('setFormMode', { mode }, by);
    const putOff = () => send(profileApi.putOffForm);
    return { desk, shop, seat, send, state, form, choose, putOff };
  };

  it('is asked for at every login and can be skipped, until operators say otherwise', async () => {
    const { desk, seat, state, form, putOff } = await start();
    expect(await desk.ask('readFormMode', {}, seat)).toEqual({ mode: 'everyLogin' });
    expect([await state(), await form()]).toEqual([0, { required: false, deferrable: false }]);
    expect((await putOff()).code).toBe('200');
    expect(await state()).toBe(0);
  });

  it('once put off is not asked for during thirty days, where it may be', async () => {
    const { desk, shop, state, form, choose, putOff } = await start();
    await choose('deferrable');
    expect([await state(), await form()]).toEqual([0, { required: false, deferrable: true }]);
    await putOff();
    expect(await state()).toBe(1);
    shop.pass(30 * DAY - 1);
    expect(await state()).toBe(1);
    shop.pass(1);
    expect(await state()).toBe(0);
    await putOff();
    expect(await state()).toBe(1);
    await choose('required', await desk.newSeat('publish'));
    expect([await state(), await form()]).toEqual([0, { required: true, deferrable: false }]);
  });

  it('is asked of nobody where operators want none', async () => {
    const { send, state, choose } = await start();
    await choose('off');
    expect(await state()).toBe(1);
    await choose('everyLogin');
    expect(await state()).toBe(0);
    const filled = { name: '林晓', sex: 0, hospital: '', department: '', jobTitle: '' };
    const position = { province: '', city: '', idCard: '', answers: [], key: 'filled-in' };
    await send(profileApi.saveProfile, { ...filled, ...position });
    expect(await state()).toBe(1);
  });

  it('is set by those alone who may decide over members, which the audit tells', async () => {
    const { desk, seat, choose } = await start();
    const editor = await desk.newSeat('service');
    await expect(choose('off', editor)).rejects.toThrow();
    expect((await desk.ask('readFormMode', {}, editor)).mode).toBe('everyLogin');
    await choose('deferrable');
    await choose('deferrable');
    const notices = (await desk.audit(seat)).filter(({ name }) => name === seat.name);
    expect(notices.map(({ action, text }) => [action, text])).toEqual([
      ['member', '登录后完善资料：每次登录都问，可以跳过 → 可以稍后再填，30 天内不再问'],
    ]);
  });
});
