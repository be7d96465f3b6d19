// @vitest-environment window
import { expect, it } from 'vitest';
import { ProductFacts } from '#src/entities/course/facts.tsx';
import { mount } from '../../harness/mount.tsx';
import { product } from '../../harness/pages/course-samples.ts';

const DAY_IN_2027 = Date.UTC(2027, 2, 1, 4);

const returns = { days: 7, percent: 10, partly: true };

const of = async (rest: object = {}, mine: object = {}) => {
  const shown = { ...product, ...rest, mine: { ...product.mine, ...mine } };
  const { host } = await mount(<ProductFacts product={shown} />);
  const lines = [...host.querySelectorAll('dl > div')];
  return Object.fromEntries(
    lines.map((line) => [
      line.querySelector('dt')?.textContent ?? '',
      line.querySelector('dd')?.textContent ?? '',
    ]),
  );
};

it('tells of a series how many lessons it has, how long they last, and what can be given back', async () => {
  expect(await of({ lessonCount: 9, duration: 12_000_000, returns })).toEqual({
    节数: '共 9 节',
    时长: '共3小时20分',
    有效期: '购买后长期有效',
    退款: '购买后 7 天内学习不到 10% 全额退，超过后退未学课时',
  });
});

it('tells of a single lesson its length, and of a text how long it takes to read', async () => {
  expect(await of()).toEqual({ 时长: '1分钟', 有效期: '购买后长期有效' });
  expect(await of({ type: 2, duration: 300_000 })).toMatchObject({ 阅读: '约 5 分钟' });
  const single = { ...returns, partly: false };
  expect(await of({ returns: single })).toMatchObject({ 退款: '购买后 7 天内学习不到 10% 全额退' });
});

it.each([
  ['free', null, '长期有效'],
  ['granted', null, '长期有效'],
  ['granted', DAY_IN_2027, '至 2027-03-01'],
  ['card', null, '会员有效期内'],
  ['none', null, '购买后长期有效'],
])('%s until %s is valid %s', async (access, until, words) => {
  expect(await of({}, { access, until })).toMatchObject({ 有效期: words });
});

it('leaves out rows of which nothing is known', async () => {
  expect(Object.keys(await of({ duration: 0 }))).toEqual(['有效期']);
});
