import { expect, it } from 'vitest';
import { DIAGNOSTICS_BATCH } from '#schemas/diagnostics/batch.ts';
import type { Diagnostic } from '#schemas/diagnostics/endpoints.ts';
import { loggedReport } from '#server/domains/diagnostics/logged-report.ts';

const entry: Diagnostic = {
  fault: 'item-left-out',
  section: '直播标题',
  endpoint: '/v5/bro/show_bro',
  path: 'data.3.broadcast_name',
  expected: 'text',
  came: '{"name":"林晓"}',
  shown: 'rest',
};
const reported = (...entries: Partial<Diagnostic>[]) =>
  loggedReport({ page: '/drawIndex', entries: entries.map((each) => ({ ...entry, ...each })) });

it('counts faults by section, call, field and kind of what came', () => {
  expect(reported({}, { path: 'data.14.broadcast_name' }, { came: '"林晓"' })).toEqual({
    page: '/drawIndex',
    count: 3,
    faults: [
      {
        fault: 'item-left-out',
        section: '直播标题',
        endpoint: '/v5/bro/show_bro',
        path: 'data.n.broadcast_name',
        came: 'object',
        shown: 'rest',
        count: 2,
      },
      expect.objectContaining({ came: 'text', count: 1 }),
    ],
  });
});

it.each([
  ['"code 502"', 'code 502'],
  ['"not-json"', 'not-json'],
  ['"林晓 13800138000"', 'text'],
])('says of a call that failed with %s: %s', (came, notice) => {
  expect(reported({ fault: 'call-failed', came }).faults).toMatchObject([{ came: notice }]);
});

it.each([
  ['"a"', 'text'],
  ['[1]', 'list'],
  ['null', 'null'],
  ['-12', 'number'],
  ['7', 'number'],
  ['true', 'true'],
  ['false', 'false'],
  ['', ''],
  ['\u001b[2J', ''],
])('tells of %j nothing but its kind', (came, kind) => {
  expect(reported({ came }).faults).toMatchObject([{ came: kind }]);
});

it.each([
  ['/drawIndex', '/drawIndex'],
  ['/order/20261124093', '/order/*'],
  ['/note/林晓', '/note/*'],
  ['/a/b2/c?token=x', '/a/*/*'],
  ['\n{"level":"error"}', '*'],
])('tells of the address %j its plain words: %s', (page, notice) => {
  expect(loggedReport({ page, entries: [entry] }).page).toBe(notice);
});

const hostile = [
  'a\r\n{"level":"error","msg":"forged"}',
  'a\u2028b\u2029c\u0085d',
  '\u001b[31mred\u0007\u0000',
  '\u202egnp.exe',
  'phone 13800138000 id 11010519491231002X',
  'token 9f86d081884c7d659a2feaa0c55ad015',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.s5',
  '" , \\ <script>',
];

it.each(hostile)('lets nothing of %j through that could forge a line or name somebody', (text) => {
  const all = { section: text, endpoint: text, path: text, expected: text, came: text };
  const notice = JSON.stringify(loggedReport({ page: text, entries: [{ ...entry, ...all }] }));
  const [group] = reported(all).faults;
  for (const value of [group?.section, group?.endpoint, group?.path, group?.came])
    expect(value).toMatch(/^[\p{L}\p{N} ._/[\]…?-]*$/u);
  expect(notice).not.toMatch(/13800138000|11010519491231002|9f86d081|eyJ|forged"/);
});

it('stays short, whatever comes', () => {
  const long = (n: number) => String.fromCharCode(0x4e00 + n).repeat(300);
  const entries = Array.from({ length: DIAGNOSTICS_BATCH }, (_, n) => ({
    ...entry,
    section: long(n),
    endpoint: long(n),
    path: long(n),
  }));
  const answer = loggedReport({ page: `/${'a/'.repeat(149)}`, entries });
  expect(answer.faults).toHaveLength(8);
  expect(answer).toMatchObject({ count: DIAGNOSTICS_BATCH, further: DIAGNOSTICS_BATCH - 8 });
  expect(Buffer.byteLength(JSON.stringify(answer))).toBeLessThan(6000);
});
