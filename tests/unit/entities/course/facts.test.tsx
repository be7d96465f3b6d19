// @vitest-environment window
import { expect, it, test } from 'vitest';
import { factsOf, ProductFacts } from '../../../../src/entities/course/facts.tsx';
import { mount } from '../../harness/mount.tsx';
import { product } from '../../harness/pages/course-samples.ts';

const DAY_IN_2027 = Date.UTC(2027, 2, 1, 4);

const returns = { days: 7, percent: 10, partly: true };

const of = (rest: object = {}, mine: object = {}) =>
  Object.fromEntries(factsOf({ ...product, ...rest, mine: { ...product.mine, ...mine } }));

it('tells of a series how many lessons it has, how long they last, and what can be given back', () => {
  expect(of({ lessonCount: 9, duration: 12_000_000, returns })).toEqual({
    节数: '共 9 节',
    时长: '共3小时20分',
    有效期: '购买后长期有效',
    退款: '购买后 7 天内学习不到 10% 全额退，超过后退未学课时',
  });
});

it('tells of a single lesson its length, and of a text how long it takes to read', () => {
  expect(of()).toMatchObject({ 节数: '', 时长: '1分钟', 退款: '' });
  expect(of({ type: 2, duration: 300_000 })).toMatchObject({ 约读: '5分钟' });
  expect(of({ returns: { ...returns, partly: false } }).退款).toBe(
    '购买后 7 天内学习不到 10% 全额退',
  );
});

it.each([
  ['free', null, '长期有效'],
  ['granted', null, '长期有效'],
  ['granted', DAY_IN_2027, '至 2027-03-01'],
  ['card', null, '会员有效期内'],
  ['none', null, '购买后长期有效'],
])('%s until %s is valid %s', (access, until, words) => {
  expect(of({}, { access, until }).有效期).toBe(words);
});

test('rows of which nothing is known are left out', async () => {
  const { host } = await mount(<ProductFacts product={{ ...product, duration: 0 }} />);
  expect([...host.querySelectorAll('dt')].map((each) => each.textContent)).toEqual(['有效期']);
});
