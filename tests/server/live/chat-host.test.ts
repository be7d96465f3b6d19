import { expect, it } from 'vitest';
import { demoLives, joinIn, knownAs } from '../harness/live/calls.ts';
import { chatRoomsOn } from '../harness/live/chat-rooms.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('a live room’s host', (opened) => {
  const db = () => opened().db;
  const { serve, freshRoom, enter } = chatRoomsOn(opened);

  it('lets the host mute a member, who is told why, and lift it', async () => {
    const { origin, ask, enter: comeIn } = await serve();
    const id = await freshRoom();
    const [host, loud] = [await knownAs(db(), 'demo_teacher'), await joinIn(db())];
    await comeIn(id, loud);
    const stage = await enter(origin, id, host.token);
    const seat = await enter(origin, id, loud.token);
    const mute = (minutes: number, token = host.token, memberId = loud.id) =>
      ask('muteMember', { id: String(id), member_id: String(memberId), minutes }, token);
    expect((await mute(10, loud.token)).code).toBe('52020');
    expect((await mute(1441)).code).toBe('52022');
    expect((await mute(10, host.token, 999_999)).code).toBe('52025');
    expect((await mute(10, host.token, host.id)).code).toBe('52023');
    expect((await mute(10)).code).toBe('200');
    const answer = await seat.hear('已被禁言 10 分钟');
    expect(answer).toMatchObject({
      kind: 'mute',
      target: loud.id,
      role: 'host',
      nickname: '吴承宇',
    });
    expect(await seat.say('不服')).toMatchObject({
      type: 'refused',
      data: { code: '52013', msg: '你已被禁言，10 分钟后可以发言' },
    });
    expect((await stage.say('请大家文明发言')).type).toBe('said');
    await mute(0);
    await seat.hear('已解除禁言');
    expect((await seat.say('谢谢')).type).toBe('said');
  });

  it('recalls one’s own message within two minutes, any by the host', async () => {
    let now = Date.now();
    const { origin, ask } = await serve({ clock: () => now });
    const id = await freshRoom();
    const [host, one, other] = [
      await knownAs(db(), 'demo_teacher'),
      await joinIn(db()),
      await joinIn(db()),
    ];
    const socket = await enter(origin, id, one.token);
    await socket.say('说错了');
    await socket.say('太晚了');
    const first = await socket.hear('说错了');
    const second = await socket.hear('太晚了');
    const recall = (entry_id: number, token: string) =>
      ask('recallMessage', { id: String(id), entry_id }, token);
    expect((await recall(first.id, other.token)).code).toBe('52018');
    expect((await recall(first.id, one.token)).code).toBe('200');
    expect((await recall(first.id, one.token)).code).toBe('200');
    const recalls = () => socket.entries().filter(({ kind }) => kind === 'recall');
    await socket.until(() => recalls().length > 0, 'recall');
    now += 120_001;
    expect((await recall(second.id, one.token)).code).toBe('52019');
    expect((await recall(second.id, host.token)).code).toBe('200');
    await socket.until(() => recalls().length === 2, 'second recall');
    expect(recalls().map(({ target }) => target)).toEqual([first.id, second.id]);
    const late = await enter(origin, id, other.token);
    const texts = late.entries().filter(({ kind }) => kind === 'text');
    expect(texts.map(({ body, recalled }) => [body, recalled])).toEqual([
      ['', true],
      ['', true],
    ]);
    const otherRoom = String((await demoLives(db()))[0]?.id);
    const foreign = await ask('recallMessage', { id: otherRoom, entry_id: second.id }, one.token);
    expect(foreign.code).toBe('52018');
  });

  it('slows down and silences all but who leads, as the host sets it', async () => {
    let now = Date.now();
    const { origin, ask } = await serve({ clock: () => now });
    const id = await freshRoom();
    const [host, one] = [await knownAs(db(), 'demo_teacher'), await joinIn(db())];
    const stage = await enter(origin, id, host.token);
    const seat = await enter(origin, id, one.token);
    const set = (mute_all: boolean, slow_seconds: number, token = host.token) =>
      ask('changeLiveSettings', { id: String(id), mute_all, slow_seconds }, token);
    expect((await set(true, 0, one.token)).code).toBe('52020');
    expect((await set(false, 301)).code).toBe('52024');
    expect((await set(false, 30)).code).toBe('200');
    await seat.until(() => seat.state()?.slowSeconds === 30, 'slow mode');
    expect((await seat.say('第一句')).type).toBe('said');
    now += 12_000;
    expect(await seat.say('第二句')).toMatchObject({
      data: { code: '52015', msg: '慢速模式，请 18 秒后再发' },
    });
    expect((await stage.say('一')).type).toBe('said');
    expect((await stage.say('二')).type).toBe('said');
    now += 18_000;
    expect((await seat.say('第三句')).type).toBe('said');
    await set(true, 0);
    await seat.hear('已开启全员禁言，已关闭慢速模式');
    expect(await seat.say('还能说吗')).toMatchObject({ data: { code: '52014' } });
    expect((await stage.say('三')).type).toBe('said');
  });
});
