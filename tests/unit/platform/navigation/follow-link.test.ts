// @vitest-environment window
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { courseAddress } from '#src/entities/course/address.ts';
import { openGraphicLesson } from '#src/entities/course/open-graphic-lesson.ts';
import { followLink } from '#src/platform/navigation/follow-link.ts';
import { answerWith, jsonOf, success } from '../../harness/browser-stubs.ts';

beforeEach(() => {
  history.replaceState(null, '', '/drawIndex');
});

describe('followLink', () => {
  it.each([
    ['/newsInfo?id=3', '/newsInfo?id=3'],
    ['#/courseDetail/12', '/courseDetail/12'],
  ])('goes inside the app to %s', (address, path) => {
    followLink(address);
    expect(location.pathname + location.search).toBe(path);
  });

  it('leaves for a web address', () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    followLink('https://example.com/x');
    expect(assign.mock.calls).toEqual([['https://example.com/x']]);
    assign.mockRestore();
  });

  it.each([['javascript:alert(1)'], ['//evil.example'], ['/\\evil.example'], ['']])(
    'does nothing for %j',
    (address) => {
      const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
      followLink(address);
      expect(assign).not.toHaveBeenCalled();
      expect(location.pathname).toBe('/drawIndex');
      assign.mockRestore();
    },
  );
});

describe('courseAddress', () => {
  it.each([
    [0, '/coursedet/7'],
    [1, '/coursedet/7'],
    [2, '/coursedet/7'],
    [3, '/specialDetail/7'],
    [4, '/courseDetail/7'],
    [5, '/specialDetail/7'],
    [9, '/coursedet/7'],
  ])('type %i leads to %s', (type, address) => {
    expect(courseAddress({ id: '7', type })).toBe(address);
  });
});

describe('a graphic lesson', () => {
  it.each([
    ['1', () => success(1), '/coursedet1/7'],
    ['"1"', () => success('1'), '/coursedet1/7'],
    ['0', () => success(0), '/coursedet/7'],
    ['2', () => success(2), '/coursedet/7'],
    ['nothing', () => success(null), '/coursedet/7'],
    ['a refusal', () => jsonOf({ code: 500, msg: '忙' }), '/coursedet/7'],
    ['an error', () => new Response('', { status: 500 }), '/coursedet/7'],
  ])('opens by the answer %s', async (_name, answer, address) => {
    const requests = answerWith(answer);
    await openGraphicLesson('7');
    expect(location.pathname).toBe(address);
    expect(requests.map(({ path, body }) => [path, body])).toEqual([
      ['/v1/product/getGraphicAuth', { id: '7' }],
    ]);
  });

  it('opens once for two taps', async () => {
    const requests = answerWith(() => success(1));
    const pushed = vi.spyOn(history, 'pushState');
    await Promise.all([openGraphicLesson('7'), openGraphicLesson('7')]);
    expect([requests.length, pushed.mock.calls.length]).toEqual([1, 1]);
    pushed.mockRestore();
  });

  it('leaves whoever has moved on where they are', async () => {
    answerWith(() => success(1));
    const opened = openGraphicLesson('7');
    followLink('/newsList');
    await opened;
    expect(location.pathname).toBe('/newsList');
  });
});
