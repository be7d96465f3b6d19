// @vitest-environment window
import { beforeEach, expect, test } from 'vitest';
import { beginSession, readSession, writeSession } from '#src/platform/session/session.ts';
import { noteSharer } from '#src/platform/share/note-sharer.ts';
import { type Reply, stubBackEnd } from '../../harness/stub-back-end.ts';

beforeEach(() => {
  localStorage.clear();
});

let members = 0;

/** A member whose own id is asked for anew. */
const asMember = (reply: Reply) => {
  members += 1;
  beginSession(`token-${members}`, { id: 1 });
  return stubBackEnd(() => reply);
};

test('a visitor’s link is remembered without a call', async () => {
  const requests = stubBackEnd(() => ({ code: 200 }));
  await noteSharer('https://app.example/news?id=1&member_id=42#x');
  expect(readSession('sharerId')).toBe('42');
  expect(requests).toEqual([]);
});

test('the latest sharer counts', async () => {
  writeSession('sharerId', '41');
  await noteSharer('https://app.example/?member_id=enc_42-a');
  expect(readSession('sharerId')).toBe('enc_42-a');
});

test.each([
  'https://app.example/',
  'https://app.example/?member_id=',
  'https://app.example/?member_id=%3Cscript%3E',
  `https://app.example/?member_id=${'9'.repeat(65)}`,
])('%s names nobody', async (landing) => {
  writeSession('sharerId', '41');
  await noteSharer(landing);
  expect(readSession('sharerId')).toBe('41');
});

test('a member’s own link leaves the sharer as it was', async () => {
  const requests = asMember({ code: 200, data: { member_id: '42', p_id: '' } });
  await noteSharer('https://app.example/?member_id=42');
  expect(readSession('sharerId')).toBe('');
  await noteSharer('https://app.example/?member_id=43');
  expect(readSession('sharerId')).toBe('43');
  expect(requests.map(({ path }) => path)).toEqual(['/v1/member/encryption']);
});

test('a member whose own id is not to be had may be the sharer', async () => {
  asMember({ code: 500, msg: '忙' });
  await noteSharer('https://app.example/?member_id=42');
  expect(readSession('sharerId')).toBe('');
});
