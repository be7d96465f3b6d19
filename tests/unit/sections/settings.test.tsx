// @vitest-environment window
import { expect, it, vi } from 'vitest';
import type { SectionName } from '#schemas/layout/home-sections.ts';
import { formOf, sectionSettings, settingTable } from '#schemas/layout/section-settings.ts';
import { registry } from '#sections/registry.ts';
import { resolve, shownSections } from '#src/engine/resolve.ts';
import { SectionRoot, SectionView } from '#src/engine/section-view.tsx';
import { withSettings } from '#src/engine/set-section.ts';
import { validateFor } from '#src/engine/validate.ts';
import { samples } from '#stories/sections/section-samples.ts';
import { mount } from '../harness/mount.tsx';

// the carousel measures, which nothing here can
vi.mock('embla-carousel-react', () => ({ default: () => [() => undefined, undefined] }));

type Settings = Record<string, unknown>;

// the record's own keys, which `Object.keys` widens to string
const names = Object.keys(sectionSettings) as (keyof typeof sectionSettings)[];

const context = { registry, member: true, modules: { liveModule: true, coupons: true } };

const read = (name: SectionName, settings: Settings) => {
  const [plain] = shownSections(
    resolve({ gated: false, nodes: [{ name, settings }] }, null, context),
  );
  if (!plain) throw new Error(name);
  const section = withSettings(plain);
  const answer = section.source && validateFor(section.source, samples[name].常规);
  if (answer && !answer.fits) throw new Error(`the sample does not fit ${name}`);
  return { section, data: answer?.data, leftOut: answer?.leftOut ?? [] };
};

/** A section with these settings, drawn from its everyday sample. */
const show = async (name: SectionName, settings: Settings) => {
  const { section, data } = read(name, settings);
  const module = await section.definition.load();
  const { host, caught } = await mount(
    <SectionRoot section={section} state="ready">
      <SectionView section={section} module={module} data={data} />
    </SectionRoot>,
  );
  expect(caught).toEqual([]);
  const { Skeleton } = section.definition;
  const skeleton = await mount(
    <SectionRoot section={section} state="loading">
      <Skeleton />
    </SectionRoot>,
  );
  return { host, skeleton: skeleton.host, section, data };
};

const itemsOf = (data: unknown): { id?: string }[] => {
  if (Array.isArray(data)) return data;
  if (typeof data !== 'object' || data === null || !('items' in data)) return [];
  return Array.isArray(data.items) ? data.items : [];
};

/** How many items a section shows: a block of courses is a list of its own. */
const listed = (name: SectionName, host: Element) =>
  host.querySelectorAll(name === '分类板块' ? 'h2' : 'li').length;

const fieldsOf = (kind: string) =>
  names.flatMap((name) =>
    Object.entries(settingTable(name)).flatMap(([field, described]) =>
      described.kind === kind ? [[name, field, described] as const] : [],
    ),
  );

const choices = fieldsOf('choice').flatMap(([name, field, described]) =>
  described.kind === 'choice'
    ? Object.keys(described.options).map((value) => [name, field, value] as const)
    : [],
);

it.each(choices)('%s is drawn with %s %s', async (name, field, value) => {
  const { host, data } = await show(name, { [field]: value });
  expect(host.textContent).not.toBe('');
  expect(host.querySelectorAll('li').length).toBeGreaterThan(0);
  const described = settingTable(name)[field];
  const drawn =
    field === 'as' && described?.kind === 'choice' ? described.drawn?.[value] : undefined;
  const frame = host.querySelector<HTMLElement>('[data-look]');
  expect(frame?.dataset.look).toBe(drawn?.look);
  expect(itemsOf(data).length).toBeGreaterThan(0);
});

it.each(choices.filter(([, field]) => field === 'as'))(
  '%s looks another way with %s %s than with every other value',
  async (name, field, value) => {
    const others = choices.filter(
      ([other, of, each]) => other === name && of === field && each !== value,
    );
    const drawn = async (each: string) => (await show(name, { [field]: each })).host.innerHTML;
    const own = await drawn(value);
    for (const [, , other] of others) expect(await drawn(other)).not.toBe(own);
    expect(others.length).toBeGreaterThan(0);
  },
);

it.each(fieldsOf('number').map(([name]) => name))(
  '%s shows as many as its count says, and nothing that leads further',
  async (name) => {
    const { data: all } = read(name, {});
    for (const count of [1, 2, 3, 5]) {
      const { host, data, skeleton } = await show(name, { count });
      const wanted = Math.min(count, itemsOf(all).length);
      expect(itemsOf(data)).toEqual(itemsOf(all).slice(0, count));
      expect(listed(name, host)).toBe(wanted);
      if (name !== '分类板块') expect(host.querySelector('button')).toBeNull();
      const rows = skeleton.querySelector<HTMLElement>('[data-rows]');
      expect(Number(rows?.style.getPropertyValue('--rows'))).toBeGreaterThan(0);
    }
  },
);

it.each(fieldsOf('references').map(([name]) => name))(
  '%s shows what is picked, in the order of the picks',
  async (name) => {
    const ids = itemsOf(read(name, {}).data).map(({ id = '' }) => id);
    const [first = '', second = '', third = ''] = ids;
    const picks = [third, first, second].filter(Boolean);
    const { data, host, section } = await show(name, { picks });
    expect(itemsOf(data).map(({ id }) => id)).toEqual(picks);
    expect(host.textContent).not.toBe('');
    expect(section.source?.payload).toEqual({ ids: picks });
    const cut = read(name, { picks: ['none', second, first], count: 1 });
    expect(itemsOf(cut.data).map(({ id }) => id)).toEqual([second]);
    expect(cut.leftOut).toEqual([
      {
        index: 0,
        path: expect.stringMatching(/^(?:items\.)?0$/),
        expected: expect.any(String),
        came: 'none',
      },
    ]);
    expect(itemsOf(read(name, { picks: ['none'] }).data)).toEqual([]);
  },
);

it.each(fieldsOf('link').map(([name]) => name))(
  '%s leads on where its settings say, or nowhere',
  async (name) => {
    const to = async (more: string) =>
      (await show(name, { more })).host
        .querySelector('a[aria-label^="更多"]')
        ?.getAttribute('href');
    expect(await to('/newsList')).toBe('/newsList');
    expect(await to('')).toBeUndefined();
  },
);

it.each(fieldsOf('switch').flatMap(([name, field]) => (field === 'quiet' ? [name] : [])))(
  '%s has its title read aloud alone',
  async (name) => {
    const { host } = await show(name, { quiet: true });
    expect(host.querySelector('.spoken h2')?.textContent).toBe(name);
    expect((await show(name, { quiet: false })).host.querySelector('.spoken h2')).toBeNull();
  },
);

it.each(fieldsOf('colors').map(([name]) => name))('%s takes colours of its own', async (name) => {
  const { host } = await show(name, { tokens: { accent: '#7A1F5C', card: '#fffdf7' } });
  const style = host.querySelector<HTMLElement>('[style]')?.style;
  expect(style?.getPropertyValue('--accent').toLowerCase()).toBe('#7a1f5c');
  expect(style?.getPropertyValue('--surface-card')).toBe('#fffdf7');
});

it('a section whose settings its component knows comes back as it is', () => {
  const settings = { as: 'tiles', more: '', quiet: true };
  const [plain] = shownSections(
    resolve({ gated: false, nodes: [{ name: '课程模块', settings }] }, null, context),
  );
  expect(plain && withSettings(plain)).toBe(plain);
});

it('the same settings show the same of an answer, so that a list is where it was left', () => {
  const settings = { count: 3, picks: ['101', '102'], card: 'lined' };
  const [one, other] = [read('课程模块', settings), read('课程模块', settings)];
  expect(one.section.definition).toBe(registry.课程模块);
  expect(one.data).toBe(other.data);
  expect(one.data).not.toBe(read('课程模块', { count: 3 }).data);
});

it('what a list lost is told also where it is cut', () => {
  const [plain] = shownSections(
    resolve({ gated: false, nodes: [{ name: '课程模块', settings: { count: 1 } }] }, null, context),
  );
  if (!plain) throw new Error('no section');
  const { source } = withSettings(plain);
  const read = source && validateFor(source, samples.课程模块.脏数据);
  expect(read?.fits && read.leftOut).toHaveLength(1);
});

it('forms offer all but what layouts alone set', () => {
  expect(formOf('课程模块').fields.map(({ name }) => name)).toEqual([
    ...['count', 'as', 'picks', 'pictures', 'more', 'quiet', 'card', 'tokens'],
  ]);
  expect(formOf('课程模块').sources.map(({ label }) => label)).toContain('按分类');
  expect(formOf('分类标签')).toEqual({ fields: [], sources: [] });
  expect(formOf('__proto__')).toEqual({ fields: [], sources: [] });
});
