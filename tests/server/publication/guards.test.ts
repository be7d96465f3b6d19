import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { flashAddress, teamAddress } from '#schemas/activity/addresses.ts';
import { seriesAddress } from '#schemas/course/addresses.ts';
import { liveAddress } from '#schemas/live/addresses.ts';
import { newsAddress } from '#schemas/news/addresses.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { activity } from '#server/db/tables/activity.ts';
import { product } from '#server/db/tables/course.ts';
import { live } from '#server/db/tables/live.ts';
import { news } from '#server/db/tables/news.ts';
import { homeRelease, homeSchedule } from '#server/db/tables/publication.ts';
import { DAY, HOUR } from '#server/platform/time/durations.ts';
import { consoleOn } from '../harness/operator/console.ts';
import { onDatabase } from '../harness/postgres/database.ts';

type Section = HomeDocument['sections'][number];

const section = (name: Section['name'], rest: Partial<Section> = {}): Section => ({
  ...{ name, open: true, title: '' },
  ...rest,
});

const withSections =
  (...sections: Section[]) =>
  (document: HomeDocument): HomeDocument => ({ ...document, sections });

const NOTHING =
  '首页没有一个区块能让学员看到，发布后首页是空的。请打开或添加一个有内容的区块，例如轮播图。';

onDatabase('what nobody may publish', (opened) => {
  const start = async () => {
    const desk = await consoleOn(opened().db);
    const seat = await desk.newSeat('publish');
    const { ask, db, save } = desk;
    /** How a publication of the changed draft ends, now and in an hour, and what the review says. */
    const tried = async (change: (document: HomeDocument) => HomeDocument) => {
      const version = await save(seat, change);
      const before = [await db.$count(homeRelease), await db.$count(homeSchedule)];
      const { faults } = await ask('reviewDraft', {}, seat);
      const published = await ask('publish', { version, note: '' }, seat);
      const times = { from: Date.now() + HOUR, until: null };
      const scheduled = await ask('schedulePublication', { version, note: '', ...times }, seat);
      const after = [await db.$count(homeRelease), await db.$count(homeSchedule)];
      return { faults, published, scheduled, nothingDone: before.join() === after.join() };
    };
    const refused = async (change: (document: HomeDocument) => HomeDocument) => {
      const { faults, published, scheduled, nothingDone } = await tried(change);
      expect(published).toEqual({ outcome: 'faulty', faults });
      expect(scheduled).toEqual({ outcome: 'faulty', faults });
      expect(nothingDone).toBe(true);
      return faults;
    };
    const goes = async (change: (document: HomeDocument) => HomeDocument) => {
      const { faults, published } = await tried(change);
      expect(faults).toEqual([]);
      expect(published.outcome).toBe('published');
    };
    return { ...desk, seat, refused, goes };
  };

  it('is a home page on which nobody would see anything', async () => {
    const { refused, goes } = await start();
    const nothing = [{ path: 'sections', message: NOTHING }];
    expect(await refused(withSections())).toEqual(nothing);
    expect(await refused(withSections(section('课程模块', { open: false })))).toEqual(nothing);
    const noBanners = (document: HomeDocument) => ({
      ...withSections(section('轮播图'))(document),
      banners: document.banners.filter(({ slot }) => slot === 'classic'),
    });
    expect(await refused(noBanners)).toEqual(nothing);
    await goes(withSections(section('搜索框')));
  });

  it('is one on which visitors, or members, would see nothing', async () => {
    const { refused, goes } = await start();
    const [visitors] = await refused(withSections(section('视频模块')));
    expect(visitors?.message).toMatch(/^没有登录的访客在首页什么也看不到/);
    const forVisitors = section('搜索框', { when: { audience: 'visitor' } });
    const [members] = await refused(withSections(forVisitors));
    expect(members?.message).toMatch(/^登录的会员在首页什么也看不到/);
    await goes(withSections(forVisitors, section('视频模块')));
  });

  it('is one whose sections have nothing to show, or whose module is off', async () => {
    const { refused, goes, db } = await start();
    const papers = withSections(section('活动病例'));
    await db.execute(sql`update questionnaire set published = false`);
    expect(await refused(papers)).toMatchObject([{ message: NOTHING }]);
    await db.execute(sql`update questionnaire set published = true`);
    await goes(papers);
    await db.execute(sql`update module_switch set open = false`);
    expect(await refused(withSections(section('直播标题')))).toMatchObject([{ message: NOTHING }]);
    await db.execute(sql`update module_switch set open = true`);
    await goes(withSections(section('直播标题')));
  });

  it('is a page whose condition nobody meets at its time', async () => {
    const { refused, ask, save, seat } = await start();
    const soon = new Date(Date.now() + 8 * HOUR + DAY).toISOString();
    const minute = soon.slice(0, 16).replace('T', ' ');
    const defer = withSections(section('搜索框', { when: { between: [minute, null] } }));
    expect(await refused(defer)).toMatchObject([{ message: NOTHING }]);
    const version = await save(seat, defer);
    const times = { from: Date.now() + 2 * DAY, until: null };
    expect((await ask('reviewDraft', { at: times.from }, seat)).faults).toEqual([]);
    const planned = await ask('schedulePublication', { version, note: '', ...times }, seat);
    expect(planned.outcome).toBe('scheduled');
    const classic = (document: HomeDocument): HomeDocument => ({
      ...document,
      template: 'variant1',
      layouts: {
        ...document.layouts,
        variant1: {
          theme: 'default',
          nodes: [{ name: '课程模块', when: { between: [null, '2020-01-01 00:00'] } }],
        },
      },
    });
    expect(await refused(classic)).toMatchObject([{ path: 'layouts.variant1' }]);
  });

  it('is a page without any bottom tab', async () => {
    const { refused, goes } = await start();
    const tabs = (shown: boolean) => (document: HomeDocument) => ({
      ...withSections(section('搜索框'))(document),
      template: 'ordered' as const,
      tabs: document.tabs.map((tab) => ({ ...tab, shown: shown && tab.name === '我的' })),
    });
    const [fault, another] = await refused(tabs(false));
    expect(fault).toMatchObject({ path: 'tabs' });
    expect(fault?.message).toMatch('底部标签全部关闭了');
    expect(another).toBeUndefined();
    await goes(tabs(true));
  });
});

onDatabase('what a review warns of', (opened) => {
  const start = async () => {
    const desk = await consoleOn(opened().db);
    const seat = await desk.newSeat('publish');
    const warned = async (change: (document: HomeDocument) => HomeDocument) => {
      await desk.save(seat, change);
      return (await desk.ask('reviewDraft', {}, seat)).warnings;
    };
    return { ...desk, seat, warned };
  };

  const linked = (links: readonly string[]) => (document: HomeDocument) => ({
    ...document,
    banners: links.map((link, index) => {
      const title = `横幅${index + 1}`;
      return {
        key: `k${index}`,
        slot: 'ordered' as const,
        title,
        thumb: '/media/banner-1.svg',
        link,
      };
    }),
  });

  it('are links to no page, and to what is gone or not on sale', async () => {
    const { warned, db } = await start();
    const idOf = async (table: typeof product | typeof live | typeof news | typeof activity) =>
      (await db.select({ id: table.id }).from(table).limit(1))[0]?.id ?? 0;
    const course = await idOf(product);
    const group = await idOf(activity);
    const standing = [
      ...['/more', '/DrawIndex/', '', 'https://example.com/nowhere', '/cate?type=0'],
      seriesAddress({ id: course }),
      liveAddress({ id: await idOf(live) }),
      newsAddress({ id: await idOf(news) }),
      teamAddress({ id: group }),
    ];
    expect(await warned(linked(standing))).toEqual([]);
    const broken = [
      '/nowhere',
      ...[seriesAddress({ id: 99_999_999_999 }), newsAddress({ id: '' }), liveAddress({ id: 'x' })],
    ];
    const warnings = await warned(linked([...broken, ...standing]));
    expect(warnings.map(({ at }) => at)).toEqual([0, 1, 2, 3].map((at) => `banners.${at}.link`));
    expect(warnings[0]).toMatchObject({
      section: '',
      text: '轮播图「横幅1」的链接 /nowhere 不是学员端的页面，学员点了会看到打不开的页面',
    });
    expect(warnings[1]?.text).toMatch('指向的课程不存在、已下架或已结束');
    await db.update(product).set({ published: false }).where(eq(product.id, course));
    const [row] = await db.select().from(activity).where(eq(activity.id, group));
    await db
      .update(activity)
      .set({ endAt: new Date(Date.now() - HOUR) })
      .where(eq(activity.id, group));
    const over = await warned(linked([seriesAddress({ id: course }), flashAddress({ id: group })]));
    expect(over.map(({ text }) => text.replace(/.*指向的/, ''))).toEqual([
      '课程不存在、已下架或已结束，学员点了会看到打不开的页面',
      '活动不存在、已下架或已结束，学员点了会看到打不开的页面',
    ]);
    await db.update(product).set({ published: true }).where(eq(product.id, course));
    if (row) await db.update(activity).set(row).where(eq(activity.id, group));
  });

  it('are the links of icons, of the copyright and of 更多, but not of what leaves the app', async () => {
    const { warned } = await start();
    const warnings = await warned((document) => ({
      ...linked([])(document),
      sections: [
        section('搜索框'),
        section('课程模块', { settings: { more: '/gone' } }),
        section('双列组', {
          id: 'pair',
          sections: [{ name: '资讯列表', settings: { more: '/gone' } }],
        }),
        section('优质内容', { open: false, settings: { more: '/gone' } }),
      ],
      icons: [true, false].map((joinsApp, index) => {
        const icon = { name: `图标${index}`, thumb: '/media/nav-live.svg', link: '/elsewhere' };
        return { key: `i${index}`, ...icon, joinsApp };
      }),
      site: { ...document.site, copyrightLink: '/none' },
    }));
    expect(warnings.map(({ at }) => at)).toEqual([
      'icons.0.link',
      'site.copyrightLink',
      'sections.1',
      'sections.2',
    ]);
    expect(warnings[3]?.text).toMatch('双列组（pair）里的资讯列表的“更多”的链接 /gone');
  });

  it('are groups of an experiment for which nothing stands', async () => {
    const { warned } = await start();
    const share = (of: string, variant?: string): NonNullable<Section['when']> => ({
      share: { of, percent: 50, variants: ['甲', '乙'], ...(variant && { variant }) },
    });
    const plain = (document: HomeDocument) => ({
      ...linked([])(document),
      icons: [],
      site: { ...document.site, copyrightLink: '' },
    });
    const warnings = await warned((document) => ({
      ...plain(document),
      sections: [
        section('搜索框'),
        section('资讯列表', { id: 'one', when: share('新封面', '甲') }),
        section('资讯列表', { id: 'off', open: false, when: share('新封面', '乙') }),
        section('课程模块', { when: share('whole') }),
        section('优质内容', { id: 'a', when: share('both', '甲') }),
        section('优质内容', { id: 'b', when: { all: [share('both', '乙')] } }),
      ],
    }));
    expect(warnings).toEqual([
      {
        section: '资讯列表#one',
        text: '实验 新封面 的 乙 组没有区块：分到这一组的人两边都看不到',
      },
    ]);
  });

  it('are sections whose time is over, and whose condition nobody ever meets', async () => {
    const { warned } = await start();
    const over: Section['when'] = { between: [null, '2020-01-01 00:00'] };
    const warnings = await warned((document) => ({
      ...linked([])(document),
      icons: [],
      site: { ...document.site, copyrightLink: '' },
      sections: [
        section('搜索框'),
        section('资讯列表', { when: over }),
        section('课程模块', { when: { all: [{ audience: 'visitor' }, { audience: 'doctor' }] } }),
        section('优质内容', { when: { share: { of: 'spring', percent: 0 } } }),
        section('活动标题', { when: { between: ['2090-01-01 00:00', null] } }),
        section('医生工作室', { when: { audience: 'doctor' } }),
        section('资讯列表', { id: 'off', open: false, when: over }),
      ],
    }));
    expect(warnings).toEqual([
      {
        section: '资讯列表',
        text: '资讯列表 的显示时间已经过了，没有人能看到：请改时间或移出首页',
      },
      ...['课程模块', '优质内容'].map((name) => ({
        section: name,
        text: `${name} 的显示条件没有人能满足，谁也看不到：请在“页面文档”里改条件`,
      })),
    ]);
  });
});

describe('pictures', () => {
  onDatabase('of another shape', (opened) => {
    it('are told with the shape that is wanted, as they are seen upright', async () => {
      const { ask, newSeat, save } = await consoleOn(opened().db);
      const seat = await newSeat('publish');
      const upload = async (width: number, height: number, orientation = 1) => {
        const create = { width, height, channels: 3 as const, background: 'teal' };
        const bytes = await sharp({ create }).withMetadata({ orientation }).jpeg().toBuffer();
        return (await ask('uploadFile', { content: bytes.toString('base64') }, seat)).address;
      };
      const [square, wide, turned] = [
        await upload(400, 400),
        await upload(690, 300),
        await upload(300, 690, 6),
      ];
      const banner = { slot: 'ordered' as const, link: '' };
      await save(seat, (document) => ({
        ...document,
        banners: [
          { ...banner, key: 'a', title: '方图', thumb: square },
          { ...banner, key: 'b', title: '横图', thumb: wide },
          { ...banner, key: 'c', title: '转过的横图', thumb: turned },
          { ...banner, key: 'd', title: '不知道大小', thumb: '/uploads/gone.png' },
        ],
        icons: [
          { key: 'i', name: '扁图标', thumb: wide, link: '', joinsApp: true },
          { key: 'j', name: '好图标', thumb: square, link: '', joinsApp: true },
        ],
        site: { ...document.site, logo: wide },
      }));
      const { warnings } = await ask('reviewDraft', {}, seat);
      const notices = warnings.filter(({ text }) => text.includes('×'));
      expect(notices.map(({ at }) => at)).toEqual([
        'banners.0.thumb',
        'icons.0.thumb',
        'site.logo',
      ]);
      expect(notices[0]?.text).toBe(
        '轮播图「方图」的图片是 400×400，显示时会被裁掉或压扁：请换成宽约为高 2.3 倍的横图，例如 1035×450',
      );
      expect(notices[1]?.text).toMatch('请换成正方形的图');
    });
  });
});
