// @vitest-environment window
import { expect, it } from 'vitest';
import { messageFrom } from '#src/operator/publication/preview-messages.ts';

const ready = { kind: 'ready' };
const from = (data: unknown, origin = location.origin, source: Window | null = window) =>
  messageFrom(new MessageEvent('message', { data, origin, source }), window);

it('hears its own window of its own site', () => {
  expect(from(ready)).toEqual(ready);
});

it.each([
  ['another site', from(ready, 'https://evil.example')],
  ['no site', from(ready, 'null')],
  ['another window', from(ready, location.origin, null)],
  ['no message of ours', from('ready')],
  ['nothing', from(null)],
  ['a message of no kind', from({ kind: 1 })],
])('hears nothing of %s', (_, message) => {
  expect(message).toBeUndefined();
});
