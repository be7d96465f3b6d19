import { randomUUID } from 'node:crypto';
import { PgliteDatabase } from 'drizzle-orm/pglite';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { triesOf } from '../../harness/times.ts';
import { consoleOn } from '../harness/operator/console.ts';
import { everyDesk } from '../harness/operator/every-desk.ts';
import { hasPostgres, onDatabase } from '../harness/postgres/database.ts';

const odd = fc.oneof(
  fc.constantFrom(
    '\0',
    '\ud800',
    "'; drop table operator; --",
    2 ** 31,
    2 ** 53,
    -1,
    0,
    1e300,
    null,
  ),
  fc.jsonValue(),
);
const fields = [
  ...['id', 'version', 'release', 'page', 'from', 'until', 'note', 'document', 'hours', 'handled'],
  ...['section', 'fault', 'endpoint', 'path', 'editing', 'content', 'name', 'role', 'active'],
  ...['old', 'password', 'resetPassword', 'state', 'word', 'member', 'refund'],
  ...['invoice', 'done', 'number', 'url', 'failure', 'text', 'before'],
  ...['left', 'resolved'],
];
const sound: Record<string, unknown> = {
  ...{ id: 1, version: 1, release: 1, page: 1, from: 1, until: null, note: '', hours: 1 },
  ...{ handled: true, section: 'a', fault: 'b', endpoint: 'c', path: 'd', editing: '' },
  ...{ content: 'AAAA', name: 'someone', role: 'view', active: true, resetPassword: false },
  ...{ old: 'a', password: 'b', state: 'all', word: 'a', member: 1, refund: 1 },
  ...{ invoice: 1, done: 'issue', number: '1', url: '', failure: '', text: 'a', before: 0 },
  ...{ left: [], resolved: true },
};

const calls = Object.keys(everyDesk).filter((name) => name !== 'signOut');

/** Payloads for a call: most on a server, fewer on the embedded engine beside one. */
const RUNS = hasPostgres
  ? { embedded: triesOf(8), server: triesOf(22) }
  : { embedded: triesOf(30), server: 0 };

onDatabase('hostile payloads', (opened) => {
  let now = Date.now();
  let desk: Awaited<ReturnType<typeof consoleOn<typeof everyDesk>>>;
  beforeAll(async () => {
    desk = await consoleOn(opened().db, { clock: () => (now += 1000) }, everyDesk);
  });

  it.each(calls)('%s: are refused or answered, never a failure', async (name) => {
    desk.logged.length = 0;
    // an earlier call may have ended a session
    const seat = await desk.newSeat('publish');
    const most = opened().db instanceof PgliteDatabase ? RUNS.embedded : RUNS.server;
    const runs = name === 'signIn' ? Math.min(20, most) : most;
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom(...fields), odd, { maxKeys: 2 }),
        async (strange) => {
          const key = randomUUID();
          const { status, text } = await desk.send(name, { ...sound, key, ...strange }, seat);
          expect(status, text).toBeLessThan(500);
        },
      ),
      { numRuns: runs },
    );
    expect(desk.logged.join('\n')).not.toContain('call failed');
  });
});
