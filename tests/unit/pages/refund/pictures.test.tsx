// @vitest-environment window
import { SWRConfig } from 'swr';
import { beforeEach, expect, test } from 'vitest';
import { refundOrder, refundTerms } from '#schemas/refund/endpoints.ts';
import { terms } from '#schemas/refund/samples.ts';
import { uploadPicture } from '#schemas/upload/endpoints.ts';
import RefundPage from '#src/pages/refund/view.tsx';
import { writeSession } from '#src/platform/session/session.ts';
import { mount, press, settle, settleUntil } from '../../harness/mount.tsx';
import { orderOf } from '../../harness/pages/order-samples.ts';
import { type Reply, stubBackEnd } from '../../harness/stub-back-end.ts';

const answer = {
  ...{ ...terms, points: 0, coupon: '', end_time: null, percent: 0, method: '余额支付' },
  reasons: ['买错了'],
  order: orderOf(5, { state: 'done' }),
};

beforeEach(() => {
  history.replaceState({ entry: crypto.randomUUID() }, '', '/tuikuan?id=5');
  writeSession('token', 't');
});

/** Lets what is under way come to it. */
const until = async (holds: () => boolean): Promise<void> => {
  for (let turns = 0; turns < 500 && !holds(); turns += 1) await settle();
  expect(holds()).toBe(true);
};

/** The page, whose uploads and refund are answered when and as the test says. */
const open = async (refused: Reply = { code: 61018, msg: '不能退款' }) => {
  const uploads: ((reply: Reply) => void)[] = [];
  const requests = stubBackEnd(({ path }) => {
    if (path === refundTerms.path) return { code: 200, data: answer };
    if (path !== uploadPicture.path) return refused;
    return new Promise((resolve) => uploads.push(resolve));
  });
  const { host } = await mount(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RefundPage />
    </SWRConfig>,
  );
  await settle();
  await press(host.querySelector('input[type=radio]'));
  const buttons = () => [...host.querySelectorAll('button')];
  const add = () => buttons().find(({ textContent }) => /添加图片|重新选择/.test(textContent));
  const submit = () => host.querySelector<HTMLButtonElement>('button[type=submit]');
  const send = async () => {
    await press(submit());
    await settleUntil(() => host.querySelector('dialog[open]') !== null);
    await press(buttons().find(({ textContent }) => textContent === '确认退款'));
  };
  return {
    ...{ host, add, submit, send },
    choose: async () => {
      await press(add());
      const input = document.querySelector('input[type=file]');
      const files = [new File(['x'], 'a.png', { type: 'image/png' })];
      Object.defineProperty(input, 'files', { value: files });
      await settle(() => input?.dispatchEvent(new Event('change')));
      await until(() => uploads.length > 0);
    },
    answer: (reply: Reply) => settle(() => uploads.shift()?.(reply)),
    shown: () => [...host.querySelectorAll('form img')].map((image) => image.getAttribute('src')),
    sent: () => requests.filter(({ path }) => path === refundOrder.path).map(({ body }) => body),
  };
};

const savedOf = (address: string) => ({ code: 200, data: { data: address } });

test('the refund waits for the picture and goes with it', async () => {
  const page = await open();
  await page.choose();
  expect(page.submit()?.textContent).toBe('图片上传中…');
  expect(page.submit()?.disabled).toBe(true);
  // nor by the key that sends a form
  await settle(() => page.host.querySelector('form')?.requestSubmit());
  expect(page.sent()).toEqual([]);
  await page.answer(savedOf('/uploads/a.png'));
  await until(() => page.submit()?.disabled === false);
  await page.send();
  await until(() => page.sent().length === 1);
  expect(page.sent()[0]).toMatchObject({ reason: '买错了', pictures: ['/uploads/a.png'] });
});

test('pictures stay after a refusal, go again, and can be taken away', async () => {
  const page = await open();
  for (const address of ['/uploads/a.png', '/uploads/b.png']) {
    await page.choose();
    await page.answer(savedOf(address));
    await until(() => page.shown().includes(address));
  }
  await page.send();
  await until(() => page.host.querySelector('form [role=alert]')?.textContent === '不能退款');
  expect(page.shown()).toEqual(['/uploads/a.png', '/uploads/b.png']);
  await press(page.host.querySelector('[aria-label="删除第 1 张图片"]'));
  await page.send();
  await until(() => page.sent().length === 2);
  expect(page.sent().map(({ pictures }) => pictures)).toEqual([
    ['/uploads/a.png', '/uploads/b.png'],
    ['/uploads/b.png'],
  ]);
});

test('no more than three, and one that failed is not sent but chosen anew', async () => {
  const page = await open();
  await page.choose();
  await page.answer({ code: 45003, msg: '今日上传的图片过多，请明天再试' });
  await until(() => document.querySelector('[role=alertdialog]') !== null);
  expect(document.querySelector('[role=alertdialog]')?.textContent).toContain('今日上传的图片过多');
  await press(document.querySelector('[role=alertdialog] button'));
  await until(() => page.add()?.textContent === '上传失败重新选择');
  for (const name of ['a', 'b', 'c']) {
    await page.choose();
    await page.answer(savedOf(`/uploads/${name}.png`));
    await until(() => page.shown().includes(`/uploads/${name}.png`));
  }
  expect(page.add()).toBeUndefined();
  await page.send();
  await until(() => page.sent().length === 1);
  expect(page.sent()[0]?.pictures).toEqual(['/uploads/a.png', '/uploads/b.png', '/uploads/c.png']);
});
