// @vitest-environment window
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openLine } from '#src/pages/live/chat/channel/line.ts';
import { pauseAfter } from '#src/pages/live/chat/channel/pause-after.ts';

class FakeSocket {
  static readonly OPEN = 1;
  static readonly all: FakeSocket[] = [];
  readyState = 0;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  readonly url: string;

  constructor(url: string) {
    this.url = url;
    FakeSocket.all.push(this);
  }

  open() {
    this.readyState = 1;
    this.onopen?.();
  }

  tell(type: string, data: unknown) {
    this.onmessage?.({ data: JSON.stringify({ type, data }) });
  }

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.readyState = 3;
    this.onclose?.();
  }
}

const state = { status: 1, num: 1, online: 1, mute_all: 0, slow_seconds: 0, now: 1 };

const events = () => ({
  since: vi.fn(() => 12),
  onOpen: vi.fn(),
  onLost: vi.fn(),
  entries: vi.fn(),
  state: vi.fn(),
  said: vi.fn(),
  refused: vi.fn(),
  over: vi.fn(),
});

const last = (): FakeSocket => {
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error('no socket');
  return socket;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.spyOn(Math, 'random').mockReturnValue(1);
  FakeSocket.all.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = () => {
  const heard = events();
  const line = openLine({ id: '3', token: 't' }, heard);
  return { line, heard };
};

const comeIn = () => {
  last().open();
  last().tell('state', state);
};

describe('a room’s line', () => {
  it('takes what is said as soon as it is told to be open', () => {
    const { line, heard } = open();
    heard.onOpen.mockImplementation(() => line.say('k', '断线时说的'));
    last().open();
    last().tell('state', state);
    expect(last().sent.at(-1)).toEqual({ type: 'say', key: 'k', body: '断线时说的' });
  });

  it('says who comes and what they know, not in the address', () => {
    const { line, heard } = open();
    expect(last().url).toMatch(/^ws:\/\/[^?]+\/v1\/live\/socket$/);
    expect(line.say('k', '早')).toBe(false);
    last().open();
    expect(last().sent).toEqual([{ type: 'join', id: '3', token: 't', since: 12 }]);
    expect(heard.onOpen).not.toHaveBeenCalled();
    last().tell('state', state);
    expect(heard.onOpen).toHaveBeenCalledTimes(1);
    expect(line.say('k', '好')).toBe(true);
    expect(last().sent.at(-1)).toEqual({ type: 'say', key: 'k', body: '好' });
    last().tell('state', state);
    expect(heard.onOpen).toHaveBeenCalledTimes(1);
  });

  it('opens again, later and later, and asks for what was missed since', () => {
    const { heard } = open();
    comeIn();
    heard.since.mockReturnValue(99);
    last().close();
    expect(heard.onLost).toHaveBeenLastCalledWith(1);
    const pauses = [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000];
    for (const [index, pause] of pauses.entries()) {
      vi.advanceTimersByTime(pause - 1);
      expect(FakeSocket.all).toHaveLength(index + 1);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(index + 2);
      if (index < pauses.length - 1) last().close();
    }
    comeIn();
    expect(last().sent).toEqual([{ type: 'join', id: '3', token: 't', since: 99 }]);
    expect(heard.onOpen).toHaveBeenCalledTimes(2);
    last().close();
    expect(heard.onLost).toHaveBeenLastCalledWith(1);
  });

  it('gives up a socket that does not open, and a line that has gone silent', () => {
    const { heard } = open();
    vi.advanceTimersByTime(8000);
    expect(heard.onLost).toHaveBeenLastCalledWith(1);
    vi.advanceTimersByTime(500);
    comeIn();
    vi.advanceTimersByTime(44_999);
    expect(heard.onLost).toHaveBeenCalledTimes(1);
    last().tell('state', state);
    vi.advanceTimersByTime(45_000);
    expect(heard.onLost).toHaveBeenCalledTimes(2);
  });

  it('tries at once when hurried, and lets a living line be', () => {
    const { line } = open();
    comeIn();
    line.hurry();
    vi.advanceTimersByTime(0);
    expect(FakeSocket.all).toHaveLength(1);
    last().close();
    line.hurry();
    vi.advanceTimersByTime(0);
    expect(FakeSocket.all).toHaveLength(2);
    comeIn();
    // the page was away: nothing was heard for long
    vi.setSystemTime(Date.now() + 30_000);
    line.hurry();
    vi.advanceTimersByTime(0);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it('stays closed when it is over, or closed', () => {
    const { heard } = open();
    comeIn();
    last().tell('over', { code: '-200', msg: '暂未登录' });
    last().close();
    vi.advanceTimersByTime(120_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(heard.over).toHaveBeenCalledWith({ code: '-200', msg: '暂未登录' });
    expect(heard.onLost).not.toHaveBeenCalled();
    const second = open();
    second.line.close();
    vi.advanceTimersByTime(120_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('reads no frame that it does not know', () => {
    const { heard } = open();
    comeIn();
    for (const text of ['{', 'null', '[]', '{"type":"constructor","data":{}}', '{"type":7}'])
      last().onmessage?.({ data: text });
    last().tell('entries', { entries: 'none' });
    expect(heard.entries).not.toHaveBeenCalled();
    last().tell('said', { key: 'k', entry_id: 5 });
    expect(heard.said).toHaveBeenCalledWith({ key: 'k', entryId: 5 });
  });

  it('goes on trying where the browser throws', () => {
    vi.stubGlobal('WebSocket', function refuse() {
      throw new Error('policy');
    });
    const { heard } = open();
    expect(heard.onLost).toHaveBeenCalledWith(1);
    vi.advanceTimersByTime(500);
    expect(heard.onLost).toHaveBeenCalledWith(2);
  });

  it('does not bring all back at the same moment', () => {
    expect(pauseAfter(1, 0)).toBe(250);
    expect(pauseAfter(1, 1)).toBe(500);
    expect(pauseAfter(50, 1)).toBe(30_000);
  });
});
