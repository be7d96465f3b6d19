import { expect, test } from 'vitest';
import { linkTarget } from '#schemas/site/link-target.ts';

test.each([
  ['/teamDetails/7?group=12&member_id=3', { kind: 'team', id: '7', group: '12' }],
  ['/assembleDetail_up?id=7', { kind: 'team', id: '7', group: '' }],
  ['/sk_detail/8', { kind: 'flash', id: '8', group: '' }],
  ['/specialDetail/3/catalogDetail/9', { kind: 'product', id: '3', group: '' }],
  ['/coursedet/3?lesson=4', { kind: 'product', id: '3', group: '' }],
  ['/zhibodet?id=5', { kind: 'live', id: '5', group: '' }],
  ['/start?id=4', { kind: 'exam', id: '4', group: '' }],
  ['/inviteShare/3-abc/gift', { kind: 'gift', id: '3-abc', group: '' }],
])('%s leads to what is shared', (address, target) => {
  expect(linkTarget(address)).toEqual(target);
});

test.each([
  ...['', '/my', '/orderdetail/7', '/newsInfo', '/inviteShare/3-abc/event', '/courseDetail/100%'],
  ...['/courseDetail/<b>', 'https://[', '/zhibodet?id=a%20b', '//evil.example/my'],
])('“%s” is nothing to tell a visitor of', (address) => {
  expect(linkTarget(address)).toBeUndefined();
});
