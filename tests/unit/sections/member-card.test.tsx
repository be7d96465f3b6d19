// @vitest-environment window
import { expect, test } from 'vitest';
import { CARD_HEADER } from '../../../schemas/envelope.ts';
import { memberHome } from '../../../schemas/member/endpoints.ts';
import { noteCard } from '../../../src/platform/calls/card-news.ts';
import { token } from '../../../src/platform/session/session.ts';
import { answerWith } from '../harness/browser-stubs.ts';
import { settle } from '../harness/mount.tsx';
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

/** The card as a member sees it of whom the back end has said whether they hold one. */
const showMember = async (held: '0' | '1', answer: unknown) => {
  asMember();
  const headers = { [CARD_HEADER]: held };
  const asked = answerWith(() => new Response(JSON.stringify(answer), { headers }));
  noteCard(token(), held);
  const section = await showSection('会员卡提示', { vip_description: '全站课程免费学' });
  await settle();
  return { ...section, asked: asked.map(({ path }) => path) };
};

const home = (vip_time: string) => ({
  code: 200,
  msg: '',
  data: { id: 7, nickname: '林晓', vip_time, counters: {} },
});

test('a holder sees until when their card is valid, and is led to it', async () => {
  const { host, asked } = await showMember('1', home('2027-03-05 12:00:00'));
  expect(asked).toEqual([memberHome.path]);
  expect(host.textContent).toContain('有效期至 2027-03-05');
  expect(host.textContent).toContain('查看权益');
  expect(host.textContent).not.toContain('立即开通');
  expect(host.querySelector('a')?.getAttribute('href')).toBe('/upgradeMember');
});

test('a holder whose date cannot be read is not offered a card', async () => {
  const { words } = await showMember('1', { code: 500, msg: '服务繁忙', data: null });
  expect(words()).toBe('会员卡提示全站课程免费学查看权益');
});

test('a member without a card is offered one, and costs no call', async () => {
  const { words, asked } = await showMember('0', home('2020-03-05 12:00:00'));
  expect(words()).toBe('会员卡提示全站课程免费学立即开通');
  expect(asked).toEqual([]);
});
