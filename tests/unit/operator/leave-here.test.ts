// @vitest-environment window
import { expect, it } from 'vitest';
import { leaveHere, ownDrafts, sessionStore } from '#src/operator/session.ts';
import { textDrafts } from '#src/platform/writing/text-drafts.ts';
import { signedOperator } from '../harness/operator/signed-operator.ts';

it('leaves no draft of whoever signs out, and those of others', () => {
  const operator = signedOperator('edit');
  const draft = { stamp: 'a', texts: { html: '<p>没有保存</p>' } };
  sessionStore.set({ state: 'in', operator, csrf: 'a' });
  textDrafts(operator.id).keep('news 3', draft);
  textDrafts(operator.id + 1).keep('news 3', draft);
  expect(ownDrafts().hasAny()).toBe(true);
  leaveHere();
  expect(sessionStore.get()).toEqual({ state: 'out' });
  expect(textDrafts(operator.id).read('news 3')).toBeUndefined();
  expect(textDrafts(operator.id + 1).read('news 3')).toBeDefined();
});
