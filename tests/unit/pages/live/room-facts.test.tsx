// @vitest-environment window
import { expect, test } from 'vitest';
import type { LiveState } from '#schemas/live/room-endpoints.ts';
import { ON_AIR, OVER } from '#schemas/live/status.ts';
import { RoomFacts } from '#src/pages/live/room/facts.tsx';
import { mount } from '../../harness/mount.tsx';

const factsOf = async (status: number, online: number, viewers: number) => {
  // what the line tells, and no more of it
  const state = { status, online, viewers: 0 } as LiveState;
  const { host } = await mount(<RoomFacts viewers={viewers} state={state} />);
  return [...host.querySelectorAll('p > span')].map(({ textContent }) => textContent);
};

test('who is there now and who has been are told apart by a word', async () => {
  expect(await factsOf(ON_AIR, 1, 3264)).toEqual([
    ...['直播中', '1人在线', '累计3264人观看', '延迟约 10 秒'],
  ]);
  expect(await factsOf(OVER, 0, 3264)).toEqual(['回放', '累计3264人观看']);
});
