import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { feedbackDeskApi } from '#schemas/feedback/desk-endpoints.ts';
import { feedbackList, sendFeedback } from '#schemas/feedback/endpoints.ts';
import { LONGEST_FEEDBACK } from '#schemas/feedback/fields.ts';
import { feedbackRefusals } from '#schemas/feedback/refusals.ts';
import { uploadRefusals } from '#schemas/upload/refusals.ts';
import { feedbackTable } from '#server/db/tables/feedback.ts';
import { message } from '#server/db/tables/message.ts';
import { upload } from '#server/db/tables/upload.ts';
import { isNamed } from '#server/libraries/upload/index.ts';
import { consoleOn } from '../harness/operator/console.ts';
import { ordersOn } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('feedback', (opened) => {
  const start = async () => {
    const { db } = opened();
    const shop = ordersOn(db);
    const desk = await consoleOn(db, {}, feedbackDeskApi);
    const seat = await desk.newSeat('publish');
    const { id: memberId, token } = await shop.join({ nickname: '林晓' });
    const send = (sent: object, key = randomUUID()) =>
      shop.post(
        sendFeedback.path,
        { kind: 'fault', text: '放不出来', contact: '', pictures: [], ...sent, key },
        token,
      );
    const own = async (by = token) =>
      z.parse(feedbackList.data, (await shop.post(feedbackList.path, { page: 1 }, by)).data).items;
    const list = async (state: string) =>
      (await desk.ask('listFeedback', { state, word: '', page: 1 }, seat)).items.filter(
        ({ member }) => member === memberId,
      );
    const answer = (id: number, text: string) => desk.ask('answerFeedback', { id, text }, seat);
    return { db, shop, desk, seat, memberId, token, send, own, list, answer };
  };

  it('goes to the desk, is answered once, and the member hears of it once', async () => {
    const { db, shop, desk, seat, memberId, send, own, list, answer } = await start();
    const key = randomUUID();
    await send({ kind: 'wish', text: ' 可以导出\r\n笔记吗 ', contact: 'lin@example.com' }, key);
    await send({ kind: 'wish', text: ' 可以导出\r\n笔记吗 ', contact: 'lin@example.com' }, key);
    expect(await own()).toMatchObject([
      { kind: 'wish', text: '可以导出\n笔记吗', state: 'waiting', answer: '' },
    ]);
    const [head] = await list('waiting');
    const id = head?.id ?? 0;
    expect(await desk.ask('readFeedback', { id }, seat)).toMatchObject({
      ...{ nickname: '林晓', contact: 'lin@example.com', by: '', answeredAt: null },
    });
    expect(await answer(id, '下个版本就有')).toEqual({ outcome: 'answered' });
    expect(await answer(id, '另一个回答')).toEqual({ outcome: 'stale' });
    expect(await list('waiting')).toEqual([]);
    expect(await own()).toMatchObject([{ state: 'answered', answer: '下个版本就有' }]);
    const feedback = and(eq(message.memberId, memberId), eq(message.group, 'system'));
    expect(await db.select().from(message).where(feedback)).toMatchObject([
      { title: '你的反馈有了回复', body: '下个版本就有', link: '/myfeedback' },
    ]);
    const other = await shop.join();
    expect(await own(other.token)).toEqual([]);
  });

  it('takes the member’s own pictures alone, which stay as long as it names them', async () => {
    const { db, shop, memberId, send } = await start();
    const file = `${randomUUID().replaceAll('-', '')}.png`;
    const stranger = await shop.join();
    await db.insert(upload).values({ file, memberId: stranger.id, bytes: 1, at: new Date() });
    const pictures = [`/uploads/${file}`];
    expect((await send({ pictures })).code).toBe(String(uploadRefusals.pictureUnknown.code));
    await db.update(upload).set({ memberId }).where(eq(upload.file, file));
    expect((await send({ pictures })).code).toBe('200');
    expect(await isNamed(db, { file, memberId }, ['feedback'])).toBe(true);
  });

  it.each([
    [{ text: ' ' }, feedbackRefusals.emptyFeedback.code],
    [{ text: '一'.repeat(LONGEST_FEEDBACK + 1) }, feedbackRefusals.feedbackTooLong.code],
  ])('refuses %o', async (sent, code) => {
    const { db, memberId, send } = await start();
    expect((await send(sent)).code).toBe(String(code));
    expect(await db.$count(feedbackTable, eq(feedbackTable.memberId, memberId))).toBe(0);
  });
});
