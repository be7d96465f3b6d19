import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { refundDeskApi } from '#schemas/refund/desk-endpoints.ts';
import { refund } from '#server/db/tables/refund.ts';
import { upload } from '#server/db/tables/upload.ts';
import { consoleOn } from '../harness/operator/console.ts';
import { ordersOn } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'refund-pictures-'));
const folder = join(dataDir, 'uploads');
mkdirSync(folder);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const options = { config: { apiOrigin: undefined, wechat: undefined, dataDir } };

onDatabase('the pictures of a refund', (opened) => {
  it('open for their member and at the desk of refunds, while the refund is there', async () => {
    const { db } = opened();
    const shop = ordersOn(db, options);
    const desk = await consoleOn(db, options, refundDeskApi);
    const { id: memberId, token } = await shop.join({}, { money: 20_000 });
    const { id } = await shop.order({ kind: 'course', id: await shop.sell() }, token);
    await shop.get('payOrder', { id, method: 'balance' }, token);
    const file = `${randomUUID().replaceAll('-', '')}.png`;
    await db.insert(upload).values({ file, memberId, bytes: 1, at: new Date() });
    writeFileSync(join(folder, file), '\u0089PNG');
    const stored = `/uploads/${file}`;
    await shop.get('refundOrder', { id, reason: '其他原因', pictures: [stored] }, token);

    const [mine = ''] = (await shop.get('orderDetail', { id }, token)).refund.pictures;
    const own = eq(refund.orderId, Number(id));
    const [row] = await db.select().from(refund).where(own);
    const read = async (role: 'edit' | 'publish') =>
      desk.ask('readRefund', { refund: row?.id }, await desk.newSeat(role));
    await expect(read('edit')).rejects.toThrow('没有权限');
    const [atDesk = ''] = (await read('publish')).pictures;
    const statuses = async () => {
      const requests = [mine, atDesk, atDesk.replace('refund', 'certification'), stored];
      const answers = requests.map((url) => shop.app.inject({ method: 'GET', url }));
      return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    };
    expect(await statuses()).toEqual([200, 200, 404, 404]);
    await db.update(refund).set({ pictures: [] }).where(own);
    expect(await statuses()).toEqual([200, 404, 404, 404]);
  });
});
