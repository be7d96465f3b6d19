import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { reportDiagnostics } from '#schemas/diagnostics/endpoints.ts';
import { callKey } from '#schemas/wire/define-endpoint.ts';
import { judge as judgeCall, type LastGood, layoutFaults } from '#src/engine/judge.ts';
import type { LoadedAnswer } from '#src/engine/load.ts';
import { resolve, type ShownSection } from '#src/engine/resolve.ts';
import {
  answerOf,
  contextOf,
  failed,
  goodRows,
  hallCall,
  layoutOf,
  memoryOfGood,
  newsCall,
  registryOf,
  section,
  shownOf,
} from '../harness/engine/fixtures.tsx';

const judge = (
  { definition: { name }, source }: ShownSection,
  answer: LoadedAnswer,
  memory: LastGood,
) => judgeCall(name, source, answer, memory);

const news = shownOf(section('资讯列表'));
const spaces = shownOf(section('工作室', { sources: [hallCall] }));
const key = callKey(newsCall, {});
const about = { section: '资讯列表', endpoint: newsCall.path };
const hidden = (because: 'fault' | 'empty') => ({ shows: false, because });

describe('an answer that fits', () => {
  it('is shown, remembered and no fault', () => {
    const memory = memoryOfGood();
    const { outcome, faults } = judge(news, answerOf(goodRows), memory);
    expect(outcome).toEqual({
      shows: true,
      data: [{ id: '1', title: '心电图入门' }],
      payload: goodRows,
    });
    expect(faults).toEqual([]);
    expect(memory.held.get(key)).toBe(goodRows);
  });

  it('is shown without the items that do not fit, each told once', () => {
    const payload = [{ id: '1' }, ...goodRows, 'x', { id: 2, label: '肺功能' }];
    const { outcome, faults } = judge(news, answerOf(payload), memoryOfGood());
    expect(outcome).toMatchObject({ shows: true, data: [{ id: '1' }, { id: '2' }] });
    const leftOut = { ...about, fault: 'item-left-out', shown: 'rest' };
    expect(faults).toEqual([
      { ...leftOut, path: '0.label', expected: 'text', came: 'object {id}' },
      { ...leftOut, path: '2', expected: expect.any(String), came: '"x"' },
    ]);
  });

  it.each([
    [20, 20],
    [21, 21],
    [8000, 21],
  ])('that lost %i items tells %i faults, the last one how many they are', (lost, notifiedAt) => {
    const payload = [...goodRows, ...Array.from({ length: lost }, (_, id) => ({ id }))];
    const { faults } = judge(news, answerOf(payload), memoryOfGood());
    expect(faults).toHaveLength(notifiedAt);
    expect(new Set(faults.map((fault) => JSON.stringify(fault))).size).toBe(notifiedAt);
    const total = faults.filter(({ path }) => path === '').map(({ came }) => came);
    expect(total).toEqual(lost > 20 ? [`${lost} items in all`] : []);
  });

  it('tells where in a page an item was left out', () => {
    const payload = { new_array: [null, ...goodRows], page_num: 1 };
    const { faults } = judge(spaces, answerOf(payload), memoryOfGood());
    expect(faults.map(({ path, endpoint }) => [path, endpoint])).toEqual([
      ['items.0.id', hallCall.path],
    ]);
  });

  it.each([[[]], [null], [undefined], ['']])('%j hides the section without a fault', (data) => {
    const judged = judge(news, answerOf(data), memoryOfGood());
    expect(judged).toEqual({ outcome: hidden('empty'), faults: [] });
  });

  it.each([[[]], [null], [''], [{ new_array: [] }], [{ new_array: null, page_num: 0 }]])(
    'an empty page %j hides the section without a fault',
    (data) => {
      const judged = judge(spaces, answerOf(data), memoryOfGood());
      expect(judged).toEqual({ outcome: hidden('empty'), faults: [] });
    },
  );

  it('does not keep showing the last good payload when there is nothing to show any more', () => {
    const memory = memoryOfGood();
    judge(news, answerOf(goodRows), memory);
    expect(judge(news, answerOf([]), memory).outcome).toEqual(hidden('empty'));
    expect(judge(news, failed(), memory).outcome).toEqual(hidden('empty'));
  });
});

describe('an answer that does not fit', () => {
  const misfits = [
    ['<html>', '', 'list', '"<html>"'],
    [{ a: 1, b: 2 }, '', 'list', 'object {a, b}'],
    [[{ id: 1 }], '0.label', 'text', 'list of 1'],
    [7, '', 'list', '7'],
  ] as const;

  it.each(misfits)('%j hides the section and is told once', (data, path, expected, came) => {
    const { outcome, faults } = judge(news, answerOf(data), memoryOfGood());
    expect(outcome).toEqual(hidden('fault'));
    const fault = { ...about, fault: 'payload-misfit', shown: 'hidden', path, expected, came };
    expect(faults).toEqual([fault]);
  });

  it.each(misfits)('%j falls back to the last good payload', (data) => {
    const memory = memoryOfGood();
    judge(news, answerOf(goodRows), memory);
    const { outcome, faults } = judge(news, answerOf(data), memory);
    expect(outcome).toMatchObject({ shows: true, payload: goodRows });
    expect(faults.map(({ fault, shown }) => [fault, shown])).toEqual([
      ['payload-misfit', 'last-good'],
    ]);
    expect(memory.held.get(key)).toBe(goodRows);
  });

  it.each([[{}], [{ page_num: 3 }], [{ list: [{ id: 1, label: '肺功能' }] }]])(
    'a page %j lacks its list, is told once and leaves the last good one',
    (data) => {
      const memory = memoryOfGood();
      const before = { new_array: goodRows, page_num: 1 };
      const hallKey = callKey(hallCall, {});
      judge(spaces, answerOf(before), memory);
      const { outcome, faults } = judge(spaces, answerOf(data), memory);
      expect(outcome).toMatchObject({ shows: true, payload: before });
      expect(faults.map(({ fault, shown, expected }) => [fault, shown, expected])).toEqual([
        ['payload-misfit', 'last-good', 'object with new_array'],
      ]);
      expect(memory.held.get(hallKey)).toBe(before);
    },
  );

  it('is hidden where the last good payload no longer fits either', () => {
    const memory = memoryOfGood();
    memory.held.set(key, { old: 'shape' });
    expect(judge(news, answerOf('x'), memory).outcome).toEqual(hidden('fault'));
  });
});

describe('a failed call', () => {
  it('falls back to the last good payload, else hides; told once', () => {
    const memory = memoryOfGood();
    const fault = { ...about, fault: 'call-failed', path: '', expected: '', came: '"http-500"' };
    expect(judge(news, failed('http-500'), memory)).toEqual({
      outcome: hidden('fault'),
      faults: [{ ...fault, shown: 'hidden' }],
    });
    memory.held.set(key, goodRows);
    const { outcome, faults } = judge(news, failed('http-500'), memory);
    expect(outcome).toMatchObject({ shows: true, payload: goodRows });
    expect(faults).toEqual([{ ...fault, shown: 'last-good' }]);
  });
});

it('a section without a call needs no answer', () => {
  const search = shownOf(section('搜索框', { sources: [] }));
  const { outcome, faults } = judge(search, failed(), memoryOfGood());
  expect(outcome.shows).toBe(true);
  expect(faults).toEqual([]);
});

describe('faults of the order', () => {
  it('are told once for each unknown and each repeated name', () => {
    const registry = registryOf(section('轮播图'), section('资讯列表', { flag: 'closed' }));
    const order = layoutOf('抽奖', '轮播图', '轮播图', '抽奖', '资讯列表');
    const faults = layoutFaults(resolve(order, {}, contextOf(registry)));
    expect(
      faults.map(({ fault, section: name, path, shown }) => [fault, name, path, shown]),
    ).toEqual([
      ['unknown-section', '抽奖', '0', 'hidden'],
      ['repeated-section', '轮播图', '2', 'hidden'],
      ['unknown-section', '抽奖', '3', 'hidden'],
    ]);
    expect(z.safeParse(reportDiagnostics.payload, { page: '/', entries: faults }).success).toBe(
      true,
    );
  });

  it('stay short whatever the name', () => {
    const order = layoutOf('长'.repeat(5000));
    const [fault] = layoutFaults(resolve(order, {}, contextOf({})));
    expect([fault?.section.length, (fault?.came ?? '').length <= 120]).toEqual([100, true]);
  });
});
