import { type ReactNode, useState } from 'react';
import banner from '#sections/banner-carousel/banner-carousel.module.css';
import nav from '#sections/icon-nav/icon-nav.module.css';
import member from '#sections/member-card/member-card.module.css';
import search from '#sections/search-box/search-box.module.css';
import tabBar from '#src/app/frame/tab-bar.module.css';
import liveCard from '#src/entities/live/card.module.css';
import cost from '#src/entities/live/cost.module.css';
import float from '#src/home/coupons/coupon-float.module.css';
import prompt from '#src/home/follow-prompt.module.css';
import home from '#src/home/home-page.module.css';
import chip from '#src/ui/card/chip.module.css';
import foot from '#src/ui/list/foot.module.css';
import rail from '#src/ui/list/rail.module.css';
import rows from '#src/ui/list/rows.module.css';
import section from '#src/ui/page/section-frame.module.css';
import breathing from '#src/ui/skeleton/breathing.module.css';
import skeleton from '#src/ui/skeleton/skeleton.module.css';
import { Chevron, type Course, CourseRow, Facts, Icon, Picture, Price } from './parts.tsx';
import type { WrittenPage } from './written-page.ts';

type Config = { vip_prompt_title: string; vip_description: string };

type Props = {
  banners: readonly { thumb: string; link_url: string; title_name: string }[];
  icons: readonly { icon_name: string; icon_thumb: string; icon_link: string }[];
  member: Config;
  lives: readonly {
    id: string;
    broadcast_name: string;
    broadcast_img: string;
    broadcast_status: number;
    is_admission: number;
    broadcast_price: string;
    munber: number;
    start_time: number;
  }[];
  courses: readonly Course[];
  account: { system_name: string; wxcode: string };
};

const SHOWN_COURSES = 4;

const Search = () => (
  <div className={search.frame}>
    <a className={search.box} href="/searchHistory">
      <Icon
        className={search.glass ?? ''}
        box={20}
        path="M13.5 13.5 17 17M15 9A6 6 0 1 1 3 9a6 6 0 0 1 12 0z"
      />
      <span className={search.words}>搜索课程、直播、资讯</span>
    </a>
  </div>
);

const Banners = ({ banners }: Pick<Props, 'banners'>) => {
  const [current, setCurrent] = useState(0);
  return (
    <div className={banner.frame}>
      <div
        className={banner.row}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setCurrent(Math.round(scrollLeft / clientWidth))
        }
      >
        <ul className={banner.slides}>
          {banners.map(({ thumb, link_url, title_name }, index) => (
            <li className={banner.slide} key={thumb}>
              <a className={banner.link} href={link_url} aria-label={title_name}>
                <Picture src={thumb} ratio="banner" eager={index === 0} />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <p className={banner.position} aria-hidden="true">
        {current + 1}/{banners.length}
      </p>
    </div>
  );
};

const Icons = ({ icons }: Pick<Props, 'icons'>) => (
  <ul className={nav.icons}>
    {icons.map(({ icon_name, icon_thumb, icon_link }) => (
      <li className={nav.fifth} key={icon_name}>
        <a className={nav.entry} href={icon_link}>
          <span className={nav.picture}>
            <Picture src={icon_thumb} ratio="square" />
          </span>
          <span className={nav.name}>{icon_name}</span>
        </a>
      </li>
    ))}
  </ul>
);

const Member = ({ vip_prompt_title, vip_description }: Props['member']) => (
  <a className={member.card} href="/upgradeMember">
    <span className={member.words}>
      <span className={member.title}>
        <Icon
          className={member.crown ?? ''}
          box={24}
          path="M4 18.5h16M4.5 15.5 3 6.5l5.2 3.6L12 4.5l3.8 5.6L21 6.5l-1.5 9z"
        />
        <span className={member.name}>{vip_prompt_title}</span>
      </span>
      <span className={member.description}>{vip_description}</span>
    </span>
    <span className={member.button}>立即开通</span>
  </a>
);

type FrameProps = {
  title: string;
  more: string;
  press: string;
  icon: string;
  onPress: () => void;
  children: ReactNode;
};

const Frame = ({ title, more, press, icon, onPress, children }: FrameProps) => (
  <div className={section.card}>
    <div className={section.head}>
      <h2 className={section.title}>{title}</h2>
      <a className={section.more} href={more} aria-label={`更多${title}`}>
        更多
        <Chevron />
      </a>
    </div>
    {children}
    <div className={foot.foot}>
      <button className={foot.button} type="button" onClick={onPress}>
        {press}
        <Icon size="1em" box={12} line="1.2" path={icon} />
      </button>
    </div>
  </div>
);

const states: Readonly<Record<number, readonly [string, string]>> = {
  0: ['未开始', 'accent'],
  1: ['直播中', 'live'],
};

const startOf = (seconds: number): string =>
  new Date((seconds + 8 * 3600) * 1000).toISOString().slice(5, 16).replace('T', ' ');

const LiveCost = ({ live }: { live: Props['lives'][number] }) =>
  live.is_admission ? (
    <Price value={live.broadcast_price} />
  ) : (
    <span className={cost.locked}>
      <Icon size="1em" box={12} line="1.3" path="M2.5 5.5h7v5h-7zM4 5.5V4a2 2 0 0 1 4 0v1.5" />{' '}
      凭密码进入
    </span>
  );

const Lives = ({ lives }: Pick<Props, 'lives'>) => {
  const [turned, setTurned] = useState(0);
  const shown = [...lives.slice(turned), ...lives.slice(0, turned)];
  return (
    <Frame
      title="名医直播"
      more="/house"
      press="换一换"
      icon="M10 6a4 4 0 1 1-1.2-2.85M9.2 1v2.4H6.800"
      onPress={() => setTurned((turned + 3) % lives.length)}
    >
      <ul className={`${rail.rail} ${rail.wide}`}>
        {shown.map((live) => {
          const [words, tone = ''] = states[live.broadcast_status] ?? ['回放', 'quiet'];
          return (
            <li key={live.id}>
              <a className={liveCard.card} href={`/zhiboing/${live.id}`}>
                <Picture src={live.broadcast_img} ratio="live">
                  <span className={liveCard.chips}>
                    <span className={`${chip.chip} ${chip[tone]}`}>{words}</span>
                  </span>
                  {live.broadcast_status === 0 && (
                    <span className={liveCard.start}>{startOf(live.start_time)} 开播</span>
                  )}
                </Picture>
                <span className={liveCard.title}>{live.broadcast_name}</span>
                <span className={liveCard.facts}>
                  <Facts words={live.munber ? `${live.munber}人观看` : ''}>
                    <LiveCost live={live} />
                  </Facts>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </Frame>
  );
};

const Courses = ({ courses }: Pick<Props, 'courses'>) => {
  const [shown, setShown] = useState(SHOWN_COURSES);
  return (
    <Frame
      title="优质好课"
      more="/more"
      press="查看更多"
      icon="m3 4.5 3 3 3-3"
      onPress={() => setShown(shown + SHOWN_COURSES)}
    >
      <ul className={rows.rows}>
        {courses.slice(0, shown).map((course) => (
          <CourseRow course={course} key={course.id} />
        ))}
      </ul>
    </Frame>
  );
};

const Prompt = ({ system_name, wxcode }: Props['account']) => {
  const [closed, setClosed] = useState(false);
  const [large, setLarge] = useState(false);
  if (closed) return null;
  return (
    <aside className={prompt.prompt} data-large={large} aria-label="关注公众号">
      <button
        className={prompt.code}
        type="button"
        onClick={() => setLarge(!large)}
        aria-label="放大二维码"
      >
        <img src={wxcode} alt={`${system_name}的二维码`} width="56" height="56" />
      </button>
      <p className={prompt.words}>
        <strong>关注{system_name}</strong>
        <span>开课提醒不错过，点图放大</span>
      </p>
      <button
        className={prompt.close}
        type="button"
        onClick={() => setClosed(true)}
        aria-label="关闭"
      >
        <Icon box={16} line="1.5" path="m4 4 8 8m0-8-8 8" />
      </button>
    </aside>
  );
};

const tabs = [
  ['发现', '/', 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m3.800 5.200-2 5.600-5.600 2 2-5.600z'],
  [
    '分类',
    '/category',
    'M4 4h6.500v6.500H4zm9.500 0H20v6.500h-6.500zM4 13.500h6.500V20H4zm9.500 0H20V20h-6.500z',
  ],
  [
    '订阅',
    '/course',
    'M12 6.500c-2-1.500-5-2-8-1v13c3-1 6-.5 8 1 2-1.500 5-2 8-1v-13c-3-1-6-.5-8 1zm0 0v13',
  ],
  ['消息', '/messages', 'M4 5.500h16v11H9.500L5.500 20v-3.500H4zm4 4h8m-8 3h5'],
  [
    '我的',
    '/my',
    'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8M4.500 20c.6-3.700 3.700-5.500 7.500-5.500s6.900 1.800 7.500 5.500z',
  ],
] as const;

const Tabs = () => (
  <nav className={tabBar.bar} aria-label="底部导航">
    {tabs.map(([label, href, path], index) => (
      <a
        className={tabBar.tab}
        key={label}
        href={href}
        aria-current={index === 0 ? 'page' : undefined}
      >
        <Icon className={tabBar.icon ?? ''} box={24} path={path} />
        {label}
      </a>
    ))}
  </nav>
);

const Section = ({ name, children }: { name: string; children: ReactNode }) => (
  <section data-section={name} data-state="ready" aria-label={name}>
    {children}
  </section>
);

const Slot = ({ like, drawn }: { like: string; drawn: number }) => (
  <section>
    <div
      className={`${breathing.breathing} ${skeleton.skeleton} ${skeleton[like]}`}
      data-drawn={drawn}
    />
  </section>
);

/** The ordered home page as one would write it by hand, without lookups and checks. */
const Page = ({ banners, icons, member, lives, courses, account }: Props) => {
  return (
    <>
      <main className={home.page} data-theme="default">
        <h1 className="spoken">学习首页</h1>
        <Section name="搜索框">
          <Search />
        </Section>
        <Section name="轮播图">
          <Banners banners={banners} />
        </Section>
        <Section name="导航栏">
          <Icons icons={icons} />
        </Section>
        <Section name="会员卡提示">
          <Member {...member} />
        </Section>
        <Section name="直播标题">
          <Lives lives={lives} />
        </Section>
        <Section name="优质内容">
          <Courses courses={courses} />
        </Section>
        <Slot like="posters" drawn={0} />
        <Slot like="lines" drawn={1} />
        <div className={home.floats}>
          <a className={float.float} href="/yhj">
            <span className="spoken">领取优惠券</span>
            <svg viewBox="3 3 26 26" aria-hidden="true">
              <path
                d="M5 9.500a2 2 0 0 1 2-2h18a2 2 0 0 1 2 2v3.200a3.300 3.300 0 0 0 0 6.600v3.200a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-3.200a3.300 3.300 0 0 0 0-6.600z"
                fill="currentColor"
              />
              <path
                d="m13 11.500 3 3.500 3-3.500M16 15v5.500M12.800 15.400h6.400M12.800 18.200h6.400"
                fill="none"
                stroke="#fff"
                strokeWidth="1.600"
                strokeLinecap="round"
              />
            </svg>
          </a>
          <Prompt {...account} />
        </div>
      </main>
      <Tabs />
    </>
  );
};

type Answers = readonly [
  Props['banners'],
  Props['icons'],
  Config,
  { data: Props['lives'] },
  { new_array: Props['courses'] },
  Props['account'],
];

export const page: WrittenPage<Answers, Props> = {
  Page,
  calls: () => [
    ['/v1/index/banner', {}],
    ['/v1/index/nav', {}],
    ['/vb/Index/getIndexSystem', {}],
    ['/v5/bro/show_bro', {}],
    ['/v4/index/featuredList', {}],
    ['/v4/index/alertWx', {}],
  ],
  propsOf: ([banners, icons, { vip_prompt_title, vip_description }, lives, courses, account]) => ({
    ...{ banners, icons, account, lives: lives.data, courses: courses.new_array },
    member: { vip_prompt_title, vip_description },
  }),
};
