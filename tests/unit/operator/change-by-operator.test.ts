import { beforeEach, expect, test } from 'vitest';
import { addOperator, changeOperator } from '#schemas/operator/endpoints.ts';
import { changeByOperator } from '#src/operator/change-by-operator.ts';
import { beginOperator, csrfToken } from '#src/operator/session.ts';
import { signedOperator } from '../harness/operator/signed-operator.ts';
import { type Reply, stubBackEnd } from '../harness/stub-back-end.ts';

const operator = signedOperator('publish');
const account = {
  id: 7,
  name: '小李',
  role: 'edit',
  active: true,
  createdAt: 1,
  secondFactor: false,
  lastSignInAt: null,
  lastDevice: '',
};
const done: Reply = { code: 200, data: { operator: account, password: null } };
const taken: Reply = { code: 46005, msg: '已有同名账号' };

beforeEach(() => beginOperator({ operator, csrf: 'a' }));

const close = (id: number) =>
  changeByOperator(
    changeOperator,
    { id, role: 'edit', active: false, resetPassword: false },
    `${id}`,
  );

test('what was lost is the same request again, what was answered is not', async () => {
  const replies: Reply[] = ['no envelope', taken, 'no envelope'];
  const requests = stubBackEnd(() => replies.shift() ?? done);
  for (let round = 0; round < 4; round += 1)
    await changeByOperator(addOperator, { name: '小李', role: 'edit' });
  const [lost, refused, anew, carriedOut] = requests.map(({ body }) => body.key);
  expect(refused).toBe(lost);
  expect(anew).not.toBe(lost);
  expect(carriedOut).toBe(anew);
});

test('several accounts can be changed at a time, each with its own key', async () => {
  const requests = stubBackEnd(() => 'no envelope');
  await Promise.all([close(1), close(2)]);
  await Promise.all([close(1), close(2)]);
  const keys = requests.map(({ body }) => body.key);
  expect(new Set(keys).size).toBe(2);
  expect(keys.slice(2)).toEqual(keys.slice(0, 2));
});

test('a wish outlasts the session that it was sent in, and is nobody else’s', async () => {
  const requests = stubBackEnd(() => 'no envelope');
  await close(3);
  beginOperator({ operator, csrf: 'b' });
  await close(3);
  beginOperator({ operator: { ...operator, id: 2 }, csrf: 'c' });
  await close(3);
  const [first, next, another] = requests.map(({ body }) => body.key);
  expect(next).toBe(first);
  expect(another).not.toBe(first);
});

test('a call that is made again in a renewed session is the same request', async () => {
  const requests = stubBackEnd(({ path }) => {
    if (path.endsWith('who-am-i')) return { code: 200, data: { operator, csrf: 'new' } };
    return csrfToken() === 'new' ? done : { code: -200, msg: '登录已失效' };
  });
  expect(await close(4)).toMatchObject({ ok: true });
  expect(requests[2]?.body).toEqual(requests[0]?.body);
});
