// @vitest-environment window
import { expect, test } from 'vitest';
import { showSection } from '../harness/sections/show-section.tsx';

test('it tells title and description and leads to the membership', async () => {
  const { host, words } = await showSection('会员卡提示', { vip_description: '全站课程免费学' });
  expect(host.querySelector('a')?.getAttribute('href')).toBe('/upgradeMember');
  expect(words()).toBe('会员卡提示全站课程免费学立即开通');
});

test('without a description it stands with its title alone', async () => {
  const { words } = await showSection('会员卡提示', { vip_description: null });
  expect(words()).toBe('会员卡提示立即开通');
});
