import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sectionNames } from '#schemas/layout/home-sections.ts';
import { readHomeDocument } from '#schemas/publication/home-document.ts';
import type { Data, ReadEndpoint } from '#schemas/wire/define-endpoint.ts';
import { importHome } from '#server/domains/publication/index.ts';
import { importFrom } from '#server/import-from.ts';
import { ownHomeApi } from '#server/read-models/home/index.ts';
import { ownHomes, TIMEOUT_MS } from '../../harness/publication/in-front.ts';
import type { UpstreamAnswer } from '../../harness/upstream.ts';
import { habits } from '../../harness/upstream-answers.ts';

const { upstream, start } = ownHomes();
const imported = () => importFrom(upstream().origin, TIMEOUT_MS);
const soundlyImported = async () => {
  const { document, origin } = await imported();
  expect(readHomeDocument(document)).toEqual({ ok: true, document });
  return { document, origin };
};

const DEFAULT = '现有后端没有回答，首页由默认内容生成，区块全部打开';

it('a first start takes over what the back end shows, and says so in release and audit', async () => {
  const { ask, newSeat, audit } = await start();
  const seat = await newSeat('view');
  const { live, draft } = await ask('readDesk', {}, seat);
  expect(live).toMatchObject({ kind: 'first', author: '系统', note: '由现有后端的首页生成' });
  expect(draft).toMatchObject({ version: 1, document: live.document });
  const { sections, banners, icons, tabs, follow, site } = live.document;
  expect(sections.find(({ name }) => name === '直播标题')).toEqual({
    name: '直播标题',
    open: true,
    title: '旧系统直播',
  });
  expect(banners.map(({ slot }) => slot)).toEqual(['ordered', 'ordered', 'ordered', 'classic']);
  expect(icons[0]).toMatchObject({ name: '导航 1', link: '/cate?type=0', joinsApp: true });
  expect(tabs.filter(({ shown }) => !shown)).toEqual([{ name: '分类', shown: false }]);
  expect(follow).toEqual({ name: '旧系统', picture: '/media/follow-card.svg' });
  expect(site).toMatchObject({ title: '旧系统学堂', logo: '/media/logo.svg' });
  expect(live.document).toMatchObject({ template: 'ordered', loginSwitch: 'wechat' });
  expect(await audit(seat)).toContainEqual({
    name: '系统',
    action: 'publish',
    text: `由现有后端的首页生成，为第 ${live.id} 版`,
  });
});

it('a back end that is not there leaves our own default, with every section open', async () => {
  const { ask, newSeat, order } = await start({
    config: { apiOrigin: 'http://127.0.0.1:9', wechat: undefined },
  });
  expect(await order()).toEqual(sectionNames);
  const { live } = await ask('readDesk', {}, await newSeat('view'));
  expect(live.note).toBe(DEFAULT);
  expect(live.document.sections.filter(({ open }) => !open)).toEqual([]);
  expect(live.document.tabs.filter(({ shown }) => !shown)).toEqual([]);
});

it('what it does not answer has a default of its own, and is named', async () => {
  upstream().set('/vb/Index/getIndexSystem', 'error');
  upstream().set('/v1/index/nav', { body: '{"code":-200,"msg":"暂未登录","data":[]}' });
  const { document, origin } = await soundlyImported();
  expect(origin).toBe(
    '由现有后端的首页生成，没有读到而用默认内容的：区块开关和标题（全部打开）、图标导航',
  );
  expect(document.sections.map(({ open }) => open)).not.toContain(false);
  expect(document.icons).toEqual([]);
  expect(document.banners).toHaveLength(4);
});

const paths = Object.keys(habits);
const setAll = (answer: UpstreamAnswer) => {
  for (const path of paths) upstream().set(path, answer);
};

it.each<[string, UpstreamAnswer]>([
  ['a page of HTML', 'html'],
  ['nothing', 'empty'],
  ['silence', 'hang'],
  ['half of an answer', 'half'],
  ['a text', { data: '首页' }],
  ['a number', { data: 7 }],
  ['lists in lists', { data: [[[]], [[1]]] }],
  ['an object of objects', { data: { data: { data: { data: {} } }, template: {} } }],
  ['a list of nothing', { data: [null, null] }],
  ['its own prototype', { body: '{"code":200,"data":{"__proto__":{"template":"x"}}}' }],
  ['more than anybody reads', { data: 'x'.repeat(2 * 1024 * 1024) }],
  ['what is no JSON', { body: '{"code":200,"data":[' }],
])('%s for every call leaves a sound page that is not empty', async (_, answer) => {
  setAll(answer);
  const { document } = await soundlyImported();
  expect(document.sections.length).toBe(sectionNames.length);
});

it('a back end that never ends its answers is not waited for', async () => {
  const endless = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const more = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(more));
  });
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
  const { port } = endless.address() as AddressInfo;
  const { origin } = await importFrom(`http://127.0.0.1:${port}`, 300);
  expect(origin).toBe(DEFAULT);
  endless.closeAllConnections();
  endless.close();
});

it('ten thousand items are as many as a page has room for', async () => {
  const many = <T>(make: (at: number) => T) => Array.from({ length: 10_000 }, (_, at) => make(at));
  const thumb = '/media/banner-1.svg';
  upstream().set('/v1/index/sort', {
    data: many((at) => ({ name: sectionNames[at % sectionNames.length] })),
  });
  upstream().set('/v1/index/banner', { data: many(() => ({ thumb })) });
  upstream().set('/v7/index/getBannerV7', { data: many(() => ({ thumb })) });
  upstream().set('/v1/index/nav', {
    data: many((id) => ({ id, icon_name: `入口${id}`, icon_thumb: thumb })),
  });
  const { document } = await soundlyImported();
  expect(document.sections).toHaveLength(sectionNames.length);
  const slots = document.banners.map(({ slot }) => slot);
  expect(slots.filter((slot) => slot === 'ordered')).toHaveLength(10);
  expect(slots.filter((slot) => slot === 'classic')).toHaveLength(10);
  expect(document.icons).toHaveLength(30);
});

it('markup, scripts and unseen signs are left behind', async () => {
  const hostile = '<img src=x onerror=alert(1)>javajavascript:script:\u202e\u0000直播';
  upstream().set('/vb/Index/getIndexSystem', {
    data: { live_open: 1, live_module_title: hostile, vip_description: hostile },
  });
  upstream().set('/v1/index/sort', { data: [{ name: '直播 ' }, { name: hostile }] });
  upstream().set('/v1/index/banner', {
    data: [{ thumb: 'javascript:alert(1)', link_url: 'javascript:alert(1)', title_name: hostile }],
  });
  upstream().set('/v1/index/logo', { data: { text_name: hostile, logo_url: '//evil.example' } });
  const { document } = await soundlyImported();
  expect(document.sections).toEqual([
    { name: '直播标题', open: true, title: expect.stringMatching(/^img src=x/) },
  ]);
  expect(document.banners[0]).toMatchObject({ link: '', thumb: '/media/logo.svg' });
  expect(JSON.stringify(document)).not.toMatch(/[<>]|javascript:|\u202e/);
});

const ended = { between: ['2019-01-01', '2020-02-01 00:00:00'] };
const live = {
  live_open: 1,
  information_open: 0,
  course_open: 1,
  activity_open: 1,
  column_open: 1,
};

/** What a first start makes of this order, and what it says of it. */
const orderedAs = async (order: readonly unknown[]) => {
  upstream().set('/vb/Index/getIndexSystem', { data: { ...live, live_module_title: '本周直播' } });
  upstream().set('/v1/index/sort', { data: order });
  const { document, origin } = await soundlyImported();
  return { sections: document.sections, origin };
};

it('items stand for whom and as their back end says, in its own forms', async () => {
  const { sections, origin } = await orderedAs([
    { id: '7', name: ' 直播 ', when: { audience: 'member' } },
    {
      id: 'new',
      name: '直播标题',
      title: '新人直播',
      when: { newWithin: '7' },
      settings: '{"count":"2"}',
    },
    { name: '课程模块', when: ended, theme: 'red', sort: 3 },
    { name: '活动标题', open: '0' },
    {
      name: '双列组',
      id: 'pair',
      sections: { 1: { name: '直播', when: { audience: 'doctor' } }, 2: '专栏模块' },
    },
  ]);
  expect(sections).toEqual([
    { name: '直播标题', open: true, title: '本周直播', when: { audience: 'member' } },
    {
      ...{ name: '直播标题', id: 'new', open: true, title: '新人直播' },
      ...{ when: { newWithin: 7 }, settings: { count: 2 } },
    },
    {
      ...{ name: '课程模块', open: true, title: '', theme: 'red' },
      when: { between: ['2019-01-01 00:00', '2020-02-01 00:00'] },
    },
    { name: '活动标题', open: false, title: '' },
    {
      ...{ name: '双列组', id: 'pair', open: true, title: '' },
      sections: [
        { name: '直播标题', title: '本周直播', when: { audience: 'doctor' } },
        { name: '专栏模块' },
      ],
    },
  ]);
  expect(origin).not.toContain('没有放上首页');
});

it.each<[string, unknown, string, string[]]>([
  [
    'a condition that nobody can read',
    { name: '直播', when: { audience: 'members' } },
    '直播标题',
    [],
  ],
  ['one of no kind', { name: '直播标题', id: 'x', when: false }, '直播标题（x）', []],
  ['a switch that its section does not have', { name: '轮播图', open: '0' }, '轮播图', []],
  [
    'what its call does not know',
    {
      name: '课程模块',
      id: 'a',
      source: { path: '/v1/Index/getNewCourseList', payload: { city: 'x' } },
    },
    '课程模块（a）',
    [],
  ],
  ['a group without sections', { name: '标签组' }, '标签组', []],
  [
    'a group of sections for nobody',
    { name: '标签组', sections: [{ name: '直播', when: 1 }] },
    '标签组',
    [],
  ],
  [
    'sections of a group that are closed, or for nobody',
    {
      name: '标签组',
      sections: [
        { name: '资讯列表' },
        { name: '直播', open: 0 },
        { name: '直播标题', id: 'y', when: { all: [] } },
        '课程模块',
      ],
    },
    '标签组里的资讯列表、标签组里的直播标题、标签组里的直播标题（y）',
    ['标签组', '课程模块'],
  ],
])('%s is left out and named', async (_, item, notice, left) => {
  const { sections, origin } = await orderedAs([item, { name: '专栏模块' }]);
  const names = sections.flatMap((each) => [
    each.name,
    ...(each.sections ?? []).map(({ name }) => name),
  ]);
  expect(names).toEqual([...left, '专栏模块']);
  expect(origin).toBe(`由现有后端的首页生成，无法照原样显示而没有放上首页的：${notice}`);
});

it('an order of which nothing can stand as it was said opens none of it', async () => {
  const { sections } = await orderedAs([
    { name: '直播', when: { audience: 'members' } },
    { name: '标签组', sections: [{ name: '课程模块', when: 'x' }] },
  ]);
  const names = sections.map(({ name }) => name);
  expect(names).toContain('专栏模块');
  expect(names).not.toContain('直播标题');
  expect(names).not.toContain('课程模块');
});

it('colours that stand out too little are left behind alone', async () => {
  const pale = { tokens: { accent: '#ffffff' }, quiet: true };
  const { sections } = await orderedAs([{ name: '课程模块', settings: pale }]);
  expect(sections).toMatchObject([{ name: '课程模块', settings: { quiet: true } }]);
  expect(JSON.stringify(sections)).not.toContain('#ffffff');
});

/** A back end whose calls answer this data, read as answers over the wire are. */
const answering =
  (wires: ReadonlyMap<string, unknown>): Parameters<typeof importHome>[0] =>
  async <E extends ReadEndpoint>({ path, data }: E) => {
    const read = z.safeParse(data, wires.get(path));
    // the data of this very endpoint
    return read.success ? (read.data as Data<E>) : undefined;
  };

const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom('<b>', 'javascript:', '/a', '//a', 'a.png', '1', ...sectionNames),
);
const fields = [
  ...['name', 'thumb', 'link_url', 'title_name', 'icon_name', 'icon_thumb', 'icon_link', 'jion'],
  ...['id', 'disabled', 'system_name', 'wxcode', 'text_name', 'logo_url', 'value', 'template'],
  ...['live_open', 'live_module_title', 'vip_description', 'data', '__proto__'],
  ...['when', 'open', 'sections', 'settings', 'source', 'theme', 'title'],
];
const anything = fc.dictionary(
  fc.constantFrom(...fields),
  fc.oneof(words, words, fc.boolean(), fc.integer({ min: 0, max: 9 }), fc.constant(null)),
);
const answer = fc.oneof(
  fc.array(anything, { maxLength: 40 }),
  anything,
  words,
  fc.constantFrom(1, 2, null, undefined),
);

it('whatever its calls answer, the page is sound and has sections', async () => {
  const paths = Object.values(ownHomeApi).map(({ path }) => path);
  const request = fc.tuple(...paths.map((path) => fc.tuple(fc.constant<string>(path), answer)));
  await fc.assert(
    fc.asyncProperty(request, async (wires) => {
      const { document } = await importHome(answering(new Map(wires)));
      expect(readHomeDocument(document)).toEqual({ ok: true, document });
      expect(document.sections.length).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});
