// @vitest-environment window
import { expect, test } from 'vitest';
import { noteCard } from '#src/platform/calls/card-news.ts';
import { token } from '#src/platform/session/session.ts';
import { asMember } from '../harness/sections/member.ts';
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

test.each([
  ['1', '查看权益'],
  ['0', '立即开通'],
])('a member of whose card the back end says %s reads %s', async (held, button) => {
  asMember();
  noteCard(token(), held);
  const { host, words } = await showSection('会员卡提示', { vip_description: null });
  expect(words()).toBe(`会员卡提示${button}`);
  expect(host.querySelector('a')?.getAttribute('href')).toBe('/upgradeMember');
});
