// @vitest-environment window

import { SWRConfig } from 'swr';
import { beforeEach, expect, test } from 'vitest';
import { liveHall } from '#schemas/live/endpoints.ts';
import { rows, soonRows } from '#schemas/live/samples.ts';
import { COMING, ON_AIR, OVER } from '#schemas/live/status.ts';
import { pageOf } from '#schemas/sample.ts';
import { HallOverview } from '#src/pages/live/hall/overview.tsx';
import { writeSession } from '#src/platform/session/session.ts';
import { mount, press, settle } from '../../harness/mount.tsx';
import { type Reply, stubBackEnd } from '../../harness/stub-back-end.ts';

beforeEach(() => writeSession('token', 't'));

const over = rows.map((row) => ({ ...row, status: OVER }));

const hallOf = async (answer: (status: number) => readonly object[] | undefined) => {
  history.replaceState({ entry: crypto.randomUUID() }, '', '/house');
  stubBackEnd(({ path, body }): Reply => {
    const listed = path === liveHall.path ? answer(Number(body.status)) : [];
    return listed ? { code: 200, data: pageOf([...listed]) } : 'no envelope';
  });
  const { host } = await mount(
    <SWRConfig value={{ provider: () => new Map() }}>
      <HallOverview department="" empty={{ text: '还没有直播' }} />
    </SWRConfig>,
  );
  await settle();
  await settle();
  return host;
};

const titlesIn = (host: HTMLElement) =>
  [...host.querySelectorAll('h2')].map(({ textContent }) => textContent);

test('the hall begins with what is on air, then what comes, then replays', async () => {
  const lists: Readonly<Record<number, readonly object[]>> = {
    [ON_AIR]: rows,
    [COMING]: soonRows,
    [OVER]: over,
  };
  const host = await hallOf((status) => lists[status]);
  expect(titlesIn(host)).toEqual(['正在直播', '直播预告', '往期回放']);
  const first = host.querySelector('article a');
  expect(first?.getAttribute('href')).toBe('/zhiboing/1');
  expect(first?.textContent).toContain('陈思远');
  expect(first?.textContent).toContain('预计 90 分钟');
  expect(host.querySelectorAll('h3')).toHaveLength(1);
});

test('where nothing is on air, the next one is large and takes a reminder', async () => {
  const host = await hallOf((status) => (status === COMING ? soonRows : []));
  expect(titlesIn(host)).toEqual(['下一场直播', '接下来']);
  const large = host.querySelector('article');
  expect(large?.querySelector('a')?.getAttribute('href')).toBe('/zhibodet?id=4');
  expect(large?.querySelector('button')?.textContent).toBe('已预约');
});

test('an empty hall says so', async () => {
  const host = await hallOf(() => []);
  expect(host.textContent).toContain('还没有直播');
});

test('a hall that cannot be read is asked for again as a whole', async () => {
  let broken = true;
  const host = await hallOf((status) => (status === OVER ? over : broken ? undefined : rows));
  expect(host.textContent).toContain('没有加载出来');
  broken = false;
  await press([...host.querySelectorAll('button')].find((each) => each.textContent === '重新加载'));
  await settle();
  expect(titlesIn(host)).toContain('正在直播');
});
