// @vitest-environment window
import { expect, test } from 'vitest';
import type { LiveDetail } from '#schemas/live/endpoints.ts';
import type { LiveState } from '#schemas/live/room-endpoints.ts';
import { COMING, ON_AIR, OVER } from '#schemas/live/status.ts';
import { RoomFacts } from '#src/pages/live/room/facts.tsx';
import { mount } from '../../harness/mount.tsx';

const factsOf = async (status: number, online: number, viewers: number) => {
  // what the line tells, and no more of it
  const state = { status, online, viewers: 0 } as LiveState;
  const live = {
    status,
    viewers,
    startTime: null,
    reservations: 7,
    teacher: '陈思远',
    teacherAvatar: '',
  } as LiveDetail;
  const { host } = await mount(<RoomFacts live={live} state={state} />);
  const words = [...host.querySelectorAll('span')].filter((each) => each.childElementCount === 0);
  return words.map(({ textContent }) => textContent).filter(Boolean);
};

test('who is there now and who has been are told apart by a word', async () => {
  expect(await factsOf(ON_AIR, 1, 3264)).toEqual([
    ...['陈思远', '1人在线', '累计3264人观看', '直播中', '延迟约 10 秒'],
  ]);
  expect(await factsOf(OVER, 0, 3264)).toEqual(['陈思远', '累计3264人观看', '回放']);
  expect(await factsOf(COMING, 1, 1)).toEqual(['陈思远', '1人在线', '7人预约', '未开始']);
});
