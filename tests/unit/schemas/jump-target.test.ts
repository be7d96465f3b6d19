import { expect, it } from 'vitest';
import { jumpTarget } from '#schemas/site/jump-target.ts';

const ORIGIN = 'https://learn.example.com';
const kindOf = (address: string) => jumpTarget(address, ORIGIN).kind;

it.each([
  ['/course?tab=live#top', '/course?tab=live#top'],
  [`${ORIGIN}/join?id=3`, '/join?id=3'],
  [' /my ', '/my'],
])('leads to a page of its own: %s', (address, path) => {
  expect(jumpTarget(address, ORIGIN)).toEqual({ kind: 'own', path });
});

it.each([
  ['nothing', ''],
  ['blanks', '   '],
  ['a script', 'javascript:alert(1)'],
  ['a script in capitals', 'JaVaScRiPt:alert(1)'],
  ['a script with a tab', 'java\tscript:alert(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['a file', 'file:///etc/passwd'],
  ['a host without a protocol', '//evil.example'],
  ['a host behind backslashes', '/\\evil.example'],
  ['a host behind backslashes of a protocol', 'https:\\\\evil.example'],
  ['a user before the host', 'https://learn.example.com@evil.example/'],
  ['an IPv4 address', 'http://127.0.0.1/admin'],
  ['an IPv4 address as one number', 'http://2130706433/'],
  ['an IPv4 address in hex', 'http://0x7f.1/'],
  ['an IPv6 address', 'http://[::1]/'],
  ['a host of one word', 'http://localhost:3000/'],
  ['no address', 'hello'],
  ['half an address', 'https://'],
  ['an address without end', `https://example.com/${'a'.repeat(2000)}`],
  ['a sign that turns the text around', 'https://example.com/\u202egpj.exe'],
  ['this page', '/jump_page?url=/my'],
  ['this page in capitals', '/JUMP_PAGE/?url=/my'],
  ['this page by its whole address', `${ORIGIN}/jump_page?url=/my`],
])('refuses %s, with a reason', (_what, address) => {
  const target = jumpTarget(address, ORIGIN);
  expect(target.kind).toBe('refused');
  expect(target.kind === 'refused' && target.reason).toMatch(/\p{Script=Han}/u);
});

it('shows another host as it is resolved, without its path', () => {
  expect(jumpTarget('https://www.Example.org/a?b=c', ORIGIN)).toEqual({
    ...{ kind: 'foreign', href: 'https://www.example.org/a?b=c', host: 'www.example.org' },
    ...{ secure: true, coded: false },
  });
  expect(jumpTarget('http://аpple.com:8080/', ORIGIN)).toMatchObject({
    ...{ kind: 'foreign', host: 'xn--pple-43d.com:8080', secure: false, coded: true },
  });
});

it('takes another port or protocol of its own host for another site', () => {
  expect([kindOf('http://learn.example.com/'), kindOf(`${ORIGIN}:8443/`)]).toEqual([
    'foreign',
    'foreign',
  ]);
});
