// @vitest-environment window
import { beforeEach, expect, test } from 'vitest';
import { setRelation } from '#schemas/relation/endpoints.ts';
import { FollowToggle, useFollow } from '#src/entities/teacher/follow-button.tsx';
import { writeSession } from '#src/platform/session/session.ts';
import { mount, press, settle } from '../../harness/mount.tsx';
import { type Reply, stubBackEnd } from '../../harness/stub-back-end.ts';

const Teacher = ({ followed }: { followed: boolean }) => {
  const follow = useFollow({ id: '7', name: '陈思远', followed, fans: 12 });
  return (
    <>
      <p>{follow.fans}</p>
      <FollowToggle name="陈思远" followed={follow.followed} onPress={follow.press} />
      {follow.question}
    </>
  );
};

const open = async (followed: boolean, answer: (on: unknown) => Reply) => {
  const requests = stubBackEnd(({ body }) => answer(body.on));
  const { host } = await mount(<Teacher followed={followed} />);
  const toggle = () => host.querySelector('[aria-pressed]');
  const state = () => [
    toggle()?.getAttribute('aria-pressed'),
    host.querySelector('p')?.textContent,
  ];
  const say = (name: string) =>
    press([...host.querySelectorAll('dialog button')].find((one) => one.textContent === name));
  return { requests, state, tap: () => press(toggle()), say };
};

const fine = (total: number) => (on: unknown) => ({ code: 200, data: { on, total } });

beforeEach(() => writeSession('token', 't'));

test('a tap follows, with a key of its own', async () => {
  const page = await open(false, fine(13));
  await page.tap();
  await settle();
  expect(page.state()).toEqual(['true', '13']);
  expect(page.requests).toMatchObject([
    { path: setRelation.path, body: { kind: 'follow', target: 'teacher', id: '7', on: true } },
  ]);
  expect(String(page.requests[0]?.body.key).length).toBeGreaterThan(31);
});

test('it ends only when confirmed', async () => {
  const page = await open(true, fine(11));
  await page.tap();
  await page.say('继续关注');
  expect([page.requests.length, page.state()]).toEqual([0, ['true', '12']]);
  await page.tap();
  await page.say('不再关注');
  await settle();
  expect([page.requests.length, page.state()]).toEqual([1, ['false', '11']]);
});

test('what the back end refuses is taken back', async () => {
  const page = await open(false, () => ({ code: 500, msg: '忙', data: null }));
  await page.tap();
  await settle();
  expect(page.state()).toEqual(['false', '12']);
});
