import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { partsOf } from '#schemas/wire/codec.ts';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import { expectedWords } from '#scripts/conform/words.ts';
import { childrenOf } from '../../contract/harness/walk-schema.ts';
import { conformTo } from '../../harness/conform.ts';
import { specifiedEndpoints } from '../../harness/specified-endpoints.ts';
import {
  startUpstream,
  type Upstream,
  type UpstreamAnswer,
} from '../../server/harness/upstream.ts';

const NAV = '/v1/index/nav';
const FEATURED = '/v4/index/featuredList';
const LOGIN = '/v1/wxlogin/Info';
const TOKEN = ['--token', 'upstream-token'];

let backEnd: Upstream;
beforeAll(async () => {
  backEnd = await startUpstream();
});
beforeEach(() => backEnd.reset());
afterAll(() => backEnd.close());

/** What is said of a call: its verdict and its notes. */
const textOf = (lines: readonly string[], path: string): string[] => {
  const start = lines.findIndex((line) => line.endsWith(`  ${path}`));
  const end = lines.findIndex((line, index) => index > start && !line.startsWith(' '));
  return lines.slice(start, end).map((line) => line.replace(path, '').trim());
};

/** What is said where one call is answered so, and the exit code. */
const answered = async (path: string, answer: UpstreamAnswer, ...more: string[]) => {
  backEnd.set(path, answer);
  const { lines, code } = await conformTo(backEnd.origin, ...more);
  return { text: textOf(lines, path), code, lines };
};

const icon = { id: 1, icon_name: '课程', icon_thumb: '/a.svg', icon_link: '/more', jion: 0 };
const course = { id: 1, type: 4, title: '课', price: '9.9', virtual_stock: 3 };

describe('a back end that fits', () => {
  it('has exit code 0, and each call of the specification is named', async () => {
    const { lines, code } = await conformTo(backEnd.origin, ...TOKEN);
    const rows = lines.filter((line) => /^\S+ {2}\//.test(line));
    expect(rows).toHaveLength(46);
    expect(rows.filter((line) => line.startsWith('丢失'))).toEqual([]);
    expect(rows.filter((line) => line.startsWith('符合')).length).toBeGreaterThan(40);
    expect(code).toBe(0);
  });

  it('is not asked what changes something, or is a member’s, without being told to', async () => {
    const before = backEnd.calls.length;
    const { lines } = await conformTo(backEnd.origin);
    const paths = backEnd.calls.slice(before).map(({ path }) => path);
    expect(paths).not.toContain(LOGIN);
    expect(textOf(lines, LOGIN)).toEqual(['未问', '会改动数据，用 --write 才发送']);
    expect(textOf(lines, '/v1/product/listOne')[1]).toContain('--token');
    expect(paths).not.toContain('/v1/product/listOne');
    await conformTo(backEnd.origin, '--write');
    expect(backEnd.calls.map(({ path }) => path)).toContain(LOGIN);
  });

  it('is asked with a category that it has', async () => {
    backEnd.set('/v4/index/getTypeList', { data: [{ id: 'c-9', type_name: '内科' }] });
    await conformTo(backEnd.origin);
    const upstreamCall = backEnd.calls.filter(({ path }) => path === '/v4/index/getTwoList').at(-1);
    expect(upstreamCall?.body).toBe('{"type_id":"c-9"}');
  });

  it('is said to show nothing where its list is empty, or the value was made up', async () => {
    expect((await answered(NAV, { data: [] })).text[0]).toBe('未见');
    const refused = { body: '{"code":404,"msg":"课程不存在","data":null}' };
    const { text: words, code } = await answered('/v1/product/getGraphicAuth', refused);
    expect(words).toEqual(['未见', '拒绝：code 404，课程不存在']);
    expect(code).toBe(0);
  });
});

describe('what is salvaged', () => {
  it.each([
    [
      'an item of a list',
      NAV,
      [icon, { ...icon, icon_name: null }],
      'data.1.icon_name：应为文字，不能为空，来的是null，略过这一项',
    ],
    [
      'an item of a page',
      FEATURED,
      { new_array: [course, { ...course, type: '课' }], page_num: 1 },
      'data.new_array.1.type：应为整数，来的是文字 "课"，略过这一项',
    ],
    [
      'an item of a bare page',
      FEATURED,
      [course, { ...course, id: {} }],
      'data.1.id：应为编号（数字，或 64 个以内的字母、数字、_ 和 -），来的是对象 {}，略过这一项',
    ],
    [
      'an item of a wrapped list',
      NAV,
      { data: [icon, { id: 2 }] },
      'data.data.1.icon_name：应为文字，不能为空，来的是没有这个字段，略过这一项',
    ],
    [
      'a value of items',
      FEATURED,
      { new_array: [course, course].map((one) => ({ ...one, virtual_stock: '很多' })) },
      'data.new_array.*.virtual_stock：应为数量（从 0 起的整数），来的是文字 "很多"，共 2 处，按默认值显示',
    ],
    [
      'an item of an inner list',
      '/v7/index/getTypeClassV7_huan',
      [{ id: 1, type_name: '内科', child: { pagedata: [course, {}], count_page: 1 } }],
      'data.0.child.pagedata.1.id：应为编号（数字，或 64 个以内的字母、数字、_ 和 -），来的是没有这个字段，略过这一项',
    ],
  ])('%s is told by its place on the wire', async (_name, path, data, words) => {
    const { text: notices, code } = await answered(path, { data });
    expect(notices).toEqual(['容错', words]);
    expect(code).toBe(0);
  });

  it('is told by ten places, and how many there are', async () => {
    const data = [icon, ...Array.from({ length: 30 }, () => ({ id: 1 }))];
    const { text: notices } = await answered(NAV, { data });
    expect(notices).toHaveLength(12);
    expect(notices.at(-1)).toBe('…… 这样的共 30 处');
  });

  it('stands beside the data where the back end has it there', async () => {
    const body = JSON.stringify({ code: '200', msg: '', data: [course], page_num: '几页' });
    const { text: notices } = await answered(FEATURED, { body });
    expect(notices).toEqual([
      '容错',
      'page_num：应为总页数（从 0 起的整数），来的是文字 "几页"，共 1 处，按默认值显示',
    ]);
  });
});

describe('what is lost', () => {
  const envelope = (code: unknown, msg: string) => ({
    body: JSON.stringify({ code, msg, data: null }),
  });
  it.each<[string, string, UpstreamAnswer, string]>([
    ['no list', NAV, { data: { a: 1 } }, 'data：应为列表，来的是对象 {a}'],
    [
      'a list of which nothing fits',
      NAV,
      { data: [{ id: 1 }] },
      'data.0.icon_name：应为文字，不能为空，来的是没有这个字段',
    ],
    [
      'a page without its list',
      FEATURED,
      { data: { list: [], page_num: 1 } },
      'data：应为含有 new_array 的对象，来的是对象 {list, page_num}',
    ],
    ['a refusal', NAV, envelope(500, '系统错误'), '拒绝：code 500，系统错误'],
    ['no envelope', NAV, { body: '[1]' }, '应为 {code, msg, data}，来的是1 项的列表'],
    ['a page of a proxy', NAV, 'html', '内容不是 JSON：文字 "<!doctype html><h1>系统维护中</h1>"'],
    ['an error', NAV, 'error', 'HTTP 500，内容不是 JSON：文字 "<h1>Internal Server Error</h1>"'],
    ['half an answer', NAV, 'half', '连接失败：'],
    ['an empty body', NAV, 'empty', '内容不是 JSON：文字 ""'],
    [
      'a redirect',
      NAV,
      { body: '', status: 302, headers: { location: 'http://127.0.0.1:1/' } },
      'HTTP 302，转到文字 "http://127.0.0.1:1/"：请直接在这个地址上回答',
    ],
  ])('%s is told, and the exit code is 1', async (_name, path, answer, words) => {
    const { text: notices, code } = await answered(path, answer);
    expect(notices[0]).toBe('丢失');
    expect(notices[1]).toContain(words);
    expect(code).toBe(1);
  });

  it('is whatever asks for a login with the token that was given', async () => {
    const { lines, code } = await conformTo(backEnd.origin, '--token', 'another');
    expect(textOf(lines, '/v1/product/listOne')).toEqual(['丢失', '拒绝：code -200，暂未登录']);
    expect(code).toBe(1);
  });
});

describe('a hostile back end', () => {
  const UNPRINTABLE = /[\p{Cc}\p{Cf}\u2028\u2029]/u;
  const wild = '\u001b[2J\u009b31m\u202e\u2028\r\n\u0007';

  it.each<[string, UpstreamAnswer]>([
    ['a message', { body: JSON.stringify({ code: wild, msg: wild, data: null }) }],
    ['no JSON', { body: wild }],
    ['a value', { data: { [wild]: wild } }],
    ['the names of an envelope', { body: JSON.stringify({ [wild]: 1 }) }],
  ])('does nothing to the terminal by %s', async (_name, answer) => {
    const { lines } = await answered(NAV, answer);
    expect(lines.join('').length).toBeGreaterThan(100);
    expect(lines.filter((line) => UNPRINTABLE.test(line))).toEqual([]);
    // texts of an envelope are read without what draws nothing
    expect(lines.join('')).toMatch(/(?:\\u(?:\{1b\}|001b))?\[2J/);
  });

  it('is given up where its answer is huge, and where it never ends', async () => {
    const huge = await answered(NAV, { body: `{"code":200,"data":"${'长'.repeat(3_000_000)}"}` });
    expect(huge.text).toEqual(['丢失', '内容超过 8 MB，没有读完']);
    const endless = createServer((request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      if (request.url !== NAV) return response.end('{}');
      const drip = setInterval(() => response.write(' '), 20);
      return response.on('close', () => clearInterval(drip));
    });
    await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
    const { port } = z.parse(z.object({ port: z.number() }), endless.address());
    const { lines, code } = await conformTo(`http://127.0.0.1:${port}`, '--timeout', '1');
    endless.closeAllConnections();
    endless.close();
    expect(textOf(lines, NAV)).toEqual(['丢失', '1 秒内没有答完']);
    expect(code).toBe(1);
  });

  it('may nest its JSON as deep as it likes', async () => {
    const deep = `{"code":200,"data":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    expect((await answered(NAV, { body: deep })).text[0]).toBe('丢失');
  });
});

describe('the exit code is 2', () => {
  it.each([
    [[], '用法'],
    [['http://a.example', 'more'], '用法'],
    [['http://a.example', '--unknown'], '用法'],
    [['nowhere'], 'nowhere 不是后端的地址'],
    [['ftp://a.example'], '不是后端的地址'],
    [['http://me:secret@a.example'], '不是后端的地址'],
    [['http://a.example/api'], '不是后端的地址'],
    [['http://a.example', '--timeout', '0'], '--timeout 应为'],
    [['http://a.example', '--token', 'a\r\nb'], '--token 应为'],
  ])('for %j', async (given, words) => {
    const { lines, code } = await conformTo(...given);
    expect(lines.join('\n')).toContain(words);
    expect(code).toBe(2);
  });

  it('where nothing answers, without waiting for every call', async () => {
    const notFound = await startUpstream({ scenario: 'hang' });
    const waiting = await conformTo(notFound.origin, '--timeout', '0.1');
    expect(waiting).toEqual({ code: 2, lines: [`${notFound.origin} 没有回答：0.1 秒内没有答完`] });
    expect(notFound.calls.length).toBeLessThan(10);
    await notFound.close();
    const { code, lines } = await conformTo(notFound.origin);
    expect(lines).toEqual([`${notFound.origin} 没有回答：连接失败：ECONNREFUSED`]);
    expect(code).toBe(2);
  });
});

describe('the words', () => {
  type Schema = Endpoint['data'];
  const inside = (schema: Schema): Schema[] => [
    schema,
    ...childrenOf(schema).flatMap(([, child]) => inside(child)),
  ];
  const schemas = specifiedEndpoints.flatMap(({ data }) => inside(data));

  it('exist for whatever a value of these calls is expected to be', () => {
    const expected = schemas.flatMap((schema) =>
      [undefined, { a: 1 }].flatMap((value) => {
        const read = z.safeParse(schema, value);
        return read.success ? [] : read.error.issues.map(({ message }) => message);
      }),
    );
    expect(expected.length).toBeGreaterThan(20);
    expect(expected.filter((word) => !/[\u4e00-\u9fff]/.test(expectedWords(word)))).toEqual([]);
  });

  it('name a field as the wire does, which no other field has in the product', () => {
    const twice = schemas.flatMap((schema) => {
      const { fields = {}, names = {} } = partsOf(schema);
      return Object.entries(names).filter(([wire, name]) => wire !== name && name in fields);
    });
    expect(twice).toEqual([]);
  });
});
