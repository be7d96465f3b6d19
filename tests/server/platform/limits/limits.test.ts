import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activityApi } from '#schemas/activity/endpoints.ts';
import { invoiceApi } from '#schemas/invoice/endpoints.ts';
import { loginApi } from '#schemas/login/endpoints.ts';
import { memberApi } from '#schemas/member/endpoints.ts';
import { orderApi } from '#schemas/order/endpoints.ts';
import { paymentApi } from '#schemas/payment/endpoints.ts';
import { refundApi } from '#schemas/refund/endpoints.ts';
import { setRelation } from '#schemas/relation/endpoints.ts';
import { searchCounts, suggestWords } from '#schemas/search/endpoints.ts';
import { supportApi } from '#schemas/support/endpoints.ts';
import { uploadApi } from '#schemas/upload/endpoints.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { limitCount } from '#server/db/tables/limit.ts';
import { MINUTE } from '#server/platform/time/durations.ts';
import { whole } from '../../../harness/whole.ts';
import { callsOn } from '../../harness/calls-on.ts';
import { joinIn, type Person } from '../../harness/live/calls.ts';
import { openDatabase } from '../../harness/postgres/database.ts';

const limits = [
  ['suggestWords', suggestWords, { keyword: '心' }, 120],
  ['searchCounts', searchCounts, { keyword: '心' }, 120],
  ['setRelation', setRelation, { kind: 'like', target: 'news', id: 'x', on: true }, 120],
  ['uploadMedia', uploadApi.uploadMedia, { media_id: 'gone' }, 60],
  ['uploadPicture', uploadApi.uploadPicture, { content: '*' }, 60],
  ['uploadRecording', uploadApi.uploadRecording, { content: '*' }, 60],
  ['uploadVoice', uploadApi.uploadVoice, { media_id: '*' }, 60],
  ['setAvatar', memberApi.setAvatar, { content: '*' }, 60],
  ['previewOrder', orderApi.previewOrder, { kind: 'course', id: '0' }, 240],
  ['createOrder', orderApi.createOrder, { kind: 'course', id: '0', pay: '1.00' }, 120],
  ['orderList', orderApi.orderList, {}, 240],
  ['orderDetail', orderApi.orderDetail, { id: '0' }, 240],
  ['orderByNo', orderApi.orderByNo, { order_no: '0' }, 240],
  ['cancelOrder', orderApi.cancelOrder, { id: '0' }, 60],
  ['payOrder', paymentApi.payOrder, { id: '0', method: 'wechat' }, 60],
  ['payResult', paymentApi.payResult, { id: '0' }, 240],
  ['withdrawRefund', refundApi.withdrawRefund, { id: '0' }, 60],
  ['refundOrder', refundApi.refundOrder, { id: '0', reason: '其他原因' }, 60],
  ['orderInvoice', invoiceApi.orderInvoice, { id: '0' }, 240],
  ['askSupport', supportApi.askSupport, { text: '' }, 20],
  ['teamDetail', activityApi.teamDetail, { id: '0' }, 240],
  ['flashDetail', activityApi.flashDetail, { id: '0' }, 240],
  ['wechatLogin', loginApi.wechatLogin, { code: 'none', member_id: '' }, 60],
] as const;

describe('calls that cost', () => {
  let opened: OpenDatabase;
  let one: Person;
  let other: Person;
  afterAll(() => opened.close());
  beforeAll(async () => {
    opened = await openDatabase();
  });
  beforeEach(async () => {
    [one, other] = [await joinIn(opened.db), await joinIn(opened.db)];
  });

  /** What this server has not made of so many calls, another one of the same database has. */
  const countElsewhere = async (path: string, { id }: Person, points: number) => {
    const own = eq(limitCount.key, `${path}:member:${id}`);
    const rows = await opened.db.update(limitCount).set({ points }).where(own).returning();
    expect(rows).toHaveLength(1);
  };

  it.each(limits)(
    '%s answers one member so often in a minute',
    async (_, { path }, payload, most) => {
      const { post, tick } = callsOn(opened.db, {});
      const ask = async ({ token }: Person) => {
        const key = Math.random().toString(36);
        const { code, status } = await post(path, { ...payload, key }, token);
        return `${status} ${code}`;
      };
      const allBut = whole ? most - 1 : 1;
      for (let n = 0; n < allBut; n += 1) expect(await ask(one)).not.toContain('429');
      if (!whole) await countElsewhere(path, one, most - 1);
      expect(await ask(one)).not.toContain('429');
      expect(await ask(one)).toBe('429 429');
      expect(await ask(other)).not.toContain('429');
      tick(MINUTE);
      expect(await ask(one)).not.toContain('429');
    },
  );
});
