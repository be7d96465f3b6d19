// @vitest-environment window
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueue, type QueueSource } from '#src/platform/upload/queue.ts';
import type { Send } from '#src/platform/upload/send.ts';

type Wish = Parameters<Send>[0];

const fileOf = (name: string, bytes = 10): File =>
  new File([new Uint8Array(bytes)], name, { lastModified: 1 });

const queueOn = (more: Partial<QueueSource> = {}) => {
  const wishes: Wish[] = [];
  const stop = vi.fn();
  const onChange = vi.fn();
  let id = 0;
  const begin = vi.fn(async () => {
    id += 1;
    return { id: String(id), upload: `u${id}` };
  });
  const send: Send = async (wish) => {
    wishes.push(wish);
    return { stop };
  };
  const queue = createQueue({
    ...{ begin, base: '/parts/', headers: () => ({}), owner: () => '7', onChange, send },
    ...more,
  });
  const sent = async (count: number): Promise<Wish> => {
    await vi.waitFor(() => expect(wishes).toHaveLength(count));
    const wish = wishes.at(-1);
    if (!wish) throw new Error('nothing was sent');
    return wish;
  };
  const states = () => queue.entries.get().map(({ state }) => state);
  return { queue, sent, begin, stop, onChange, states };
};

beforeEach(() => localStorage.clear());

it('sends one file after the other, each once', async () => {
  const { queue, sent, begin, onChange, states } = queueOn();
  queue.add([fileOf('a.mp4'), fileOf('b.mp4')]);
  queue.add([fileOf('a.mp4')]);
  const first = await sent(1);
  expect(first.url).toBe('/parts/u1');
  first.onSent(4);
  expect(queue.entries.get()[0]).toMatchObject({ sent: 4, state: 'sending' });
  expect(states()).toEqual(['sending', 'waiting']);
  first.onDone();
  (await sent(2)).onDone();
  await vi.waitFor(() => expect(states()).toEqual(['sent', 'sent']));
  expect(begin).toHaveBeenCalledTimes(2);
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('stops at a pause, lets the next one go, and goes on with the same upload', async () => {
  const { queue, sent, begin, stop, states } = queueOn();
  queue.add([fileOf('a.mp4'), fileOf('b.mp4')]);
  await sent(1);
  queue.pause('1');
  expect(stop).toHaveBeenCalledOnce();
  const second = await sent(2);
  expect(second.url).toBe('/parts/u2');
  queue.resume('1');
  expect(states()).toEqual(['waiting', 'sending']);
  second.onDone();
  expect((await sent(3)).url).toBe('/parts/u1');
  expect(begin).toHaveBeenCalledTimes(2);
});

it('goes on after the page was loaded anew, once the same file is picked', async () => {
  const before = queueOn();
  before.queue.add([fileOf('a.mp4')]);
  await before.sent(1);
  const after = queueOn();
  after.queue.add([fileOf('a.mp4')]);
  expect((await after.sent(1)).url).toBe('/parts/u1');
  expect(after.begin).not.toHaveBeenCalled();
  const other = queueOn({ owner: () => '8' });
  other.queue.add([fileOf('a.mp4')]);
  await other.sent(1);
  expect(other.begin).toHaveBeenCalledOnce();
});

it('begins anew what the server has given up', async () => {
  const before = queueOn();
  before.queue.add([fileOf('a.mp4')]);
  await before.sent(1);
  const { queue, sent, begin, states } = queueOn();
  queue.add([fileOf('a.mp4')]);
  (await sent(1)).onFailed(404, '');
  await sent(2);
  expect(begin).toHaveBeenCalledOnce();
  expect(states()).toEqual(['sending']);
});

it('says why, and tries again when the network is back', async () => {
  const refused = queueOn({ begin: async () => ({ reason: '文件不能超过 2 GB' }) });
  refused.queue.add([fileOf('a.mp4')]);
  await vi.waitFor(() =>
    expect(refused.queue.entries.get()[0]).toMatchObject({
      ...{ state: 'failed', reason: '文件不能超过 2 GB' },
    }),
  );
  const { queue, sent, states } = queueOn();
  queue.add([fileOf('b.mp4')]);
  (await sent(1)).onFailed(0, '');
  await vi.waitFor(() => expect(states()).toEqual(['failed']));
  window.dispatchEvent(new Event('online'));
  (await sent(2)).onFailed(503, '服务器的存储空间已满');
  await vi.waitFor(() => expect(queue.entries.get()[0]?.reason).toBe('服务器的存储空间已满'));
  queue.drop('1');
  expect(queue.entries.get()).toEqual([]);
});

it('sends nothing of a file before what has to be settled is, and tries that again', async () => {
  const { queue, sent, states } = queueOn();
  const settle = vi.fn(async (_id: string) => '');
  settle.mockResolvedValueOnce('这个文件正在替换');
  expect(queue.add([fileOf('a.mp4')], settle)).toBe(1);
  expect(queue.add([fileOf('a.mp4')], settle)).toBe(0);
  await vi.waitFor(() => expect(states()).toEqual(['failed']));
  expect(queue.entries.get()[0]?.reason).toBe('这个文件正在替换');
  queue.resume('1');
  expect((await sent(1)).url).toBe('/parts/u1');
  expect(settle.mock.calls).toEqual([['1'], ['1']]);
});
