import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { giftTable } from '#server/db/tables/gift.ts';
import { pressButtonWith } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { visitAs } from '../harness/visits/course.ts';
import { findCourse, payFor } from '../harness/visits/order.ts';

const site = onSite();

const visit = (as: string, path: string) => visitAs(site, as, { path });

test('a course is given by a link, taken once, and its giver reads by whom', async () => {
  const course = await findCourse(site.db);
  const giver = await visit('demo_vip', `/courseDetail/${course.id}`);
  await giver.getByRole('link', { name: /送给朋友/ }).click();
  await giver.getByText('赠送的课程按原价购买').waitFor();
  await payFor(giver);
  await giver.getByRole('link', { name: '查看礼物' }).click();
  await pressButtonWith(giver, '发给朋友领取');
  await pressButtonWith(giver, '生成海报');
  await giver.getByRole('img', { name: /邀请你一起学/ }).waitFor();
  const poster = giver.getByRole('img', { name: /邀请你一起学/ });
  expect(await poster.getAttribute('src')).toMatch(/^data:image\/png/);
  await giver.goBack();
  await giver.getByText('等待领取').waitFor();

  await pressButtonWith(giver, '发给朋友领取');
  await giver.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await pressButtonWith(giver, '复制链接');
  const text = await giver.getByLabel('分享文字').inputValue();
  const link = /https?:\S+/.exec(text)?.[0] ?? '';
  expect(new URL(link).pathname).toMatch(/^\/inviteShare\/\d+-[\w-]{43}\/gift$/);

  const friend = await visit('demo_plain', new URL(link).pathname);
  await friend.getByText(course.title).first().waitFor();
  await pressButtonWith(friend, '领取礼物');
  await friend.waitForURL(/\/coursedet\//);
  const late = await visit('demo_doctor', new URL(link).pathname);
  await late.getByText('来晚了一步，这份礼物已被领取').waitFor();
  expect(await late.getByRole('button', { name: '领取礼物' }).count()).toBe(0);

  await giver.reload();
  await giver.getByText('已被领取').waitFor();
  const [row] = await site.db.select().from(giftTable).where(eq(giftTable.productId, course.id));
  expect(row?.takenBy).not.toBeNull();
});
