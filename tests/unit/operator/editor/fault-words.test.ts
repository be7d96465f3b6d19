import { expect, it } from 'vitest';
import { faultCause } from '#schemas/diagnostics/fault-causes.ts';
import {
  type FaultGroup,
  failureText,
  kindOf,
  lessonText,
  pageText,
  shownText,
} from '#src/operator/diagnostics/words.ts';

const group = (
  given: Partial<FaultGroup>,
  sample: Partial<FaultGroup['sample']> = {},
): FaultGroup => ({
  ...{ section: '优质内容', fault: 'call-failed', endpoint: '/v4/index/featuredList', path: '' },
  ...{ count: 1, lastAt: 0, handled: false },
  ...given,
  sample: { expected: '', came: '', page: '/drawIndex', shown: 'hidden', ...sample },
});

it.each([
  ['"http-500"', '服务器当时出错，没有给出内容'],
  ['http-502', '服务器当时出错，没有给出内容'],
  ['"code 500"', '服务器拒绝了这次请求'],
  ['"network"', '学员的手机当时没有网络，或连不上服务器'],
  ['"timeout"', '服务器太久没有回答'],
  ['"what nobody knows"', ''],
])('a call that failed by %s says: %s', (came, words) => {
  expect(failureText(group({}, { came }))).toBe(words);
});

it('only a call that failed tells why', () => {
  expect(failureText(group({ fault: 'payload-misfit' }, { came: '"http-500"' }))).toBe('');
});

it('every fault that phones report has words without any name of a program', () => {
  const faults = [
    ...['unknown-section', 'repeated-section', 'call-failed', 'payload-misfit', 'item-left-out'],
    ...['field-defaulted', 'condition-misfit', 'condition-undecided'],
    ...['render-failed', 'media-unplayable', 'code-missing', 'failed-start'],
  ];
  for (const fault of faults) {
    const { happened, advice } = kindOf({ fault });
    for (const words of [faultCause(fault), happened, advice])
      expect(words).toMatch(/^[^A-Za-z]{5,}$/);
  }
});

it('what the server notes itself stands as it is', () => {
  const held = '支付渠道未能原路退款，请在商户平台处理';
  expect(faultCause(held)).toBe(held);
  expect(kindOf({ fault: held }).happened).toBe(held);
  expect(shownText(group({}, { shown: '退款需要人工处理' }))).toBe('退款需要人工处理');
});

it('a lesson that does not play is named, with what its player said', () => {
  const section = '《高血压管理》第一节（编号 6-12）';
  const fault = group({ fault: 'media-unplayable', section }, { came: '"gone"' });
  expect(lessonText(fault)).toBe(`这一节是${section}，学员看到“播放地址已失效”。`);
  expect(shownText(fault)).toBe('播放不了这一节');
  expect(lessonText(group({}))).toBe('');
});

it('tells where learners were, and what they saw', () => {
  expect(pageText(group({}, { page: '/drawIndex?from=1' }))).toBe('首页');
  expect(pageText(group({}, { page: '/more' }))).toBe('首页以外的页面');
  expect(shownText(group({}))).toBe('看不到这个区块');
});
