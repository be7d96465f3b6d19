import { useState } from 'react';
import body from '#src/pages/course/product/body.module.css';
import head from '#src/pages/course/product/head.module.css';
import bar from '#src/ui/button/bar-button.module.css';
import button from '#src/ui/button/button.module.css';
import rows from '#src/ui/list/rows.module.css';
import text from '#src/ui/media/rich-text.module.css';
import frame from '#src/ui/page/frame.module.css';
import factList from '#src/ui/value/fact-list.module.css';
import progress from '#src/ui/value/progress-bar.module.css';
import { Bar, Chevron, type Course, CourseRow, Icon, Picture, Tabs } from './parts.tsx';
import type { WrittenPage } from './written-page.ts';

type Lesson = { id: string; title: string; duration: number };

type Product = {
  id: string;
  title: string;
  subtitle: string;
  thumb: string;
  virtual_stock: number;
  intro: string;
  lesson_count: number;
  duration: number;
  teacher: {
    teacher_id: string;
    real_name: string;
    headimg: string;
    title: string;
    shop_name: string;
  };
  chapters: readonly { id: string; title: string; lessons: readonly Lesson[] }[];
  mine: { until: number; percent: number; next_lesson: string };
  rating: { average: string; total: number; latest: readonly { id: string; content: string }[] };
  related: readonly Course[];
};

type Props = { product: Product };

const MINUTE = 60_000;

const lengthOf = (ms: number): string =>
  `${Math.floor(ms / (60 * MINUTE))}小时${Math.floor((ms / MINUTE) % 60)}分`;

const dayOf = (seconds: number): string => {
  const [, month, day] = new Date((seconds + 8 * 3600) * 1000).toISOString().split(/[-T]/);
  return `${Number(month)}月${Number(day)}日`;
};

const Head = ({ product }: Props) => (
  <header className={head.head}>
    <p className="line kind-meta tone-accent weight-500 justify-between">已拥有本课程</p>
    <h2 className="kind-page-title breaks-pretty">{product.title}</h2>
    <p className="tone-secondary">{product.subtitle}</p>
    <p className="kind-meta tone-tertiary">
      {product.virtual_stock}人在学 · 评分 {product.rating.average}
    </p>
    <div className="kind-meta above-6">
      <dl className={factList.facts} data-apart="false" data-bare="false">
        {[
          ['节数', `共 ${product.lesson_count} 节`],
          ['时长', `共${lengthOf(product.duration)}`],
          ['有效期', `至 ${dayOf(product.mine.until)}`],
        ].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
    <span className="line kind-meta tone-secondary breaks-none gap-12">
      <progress
        className={progress.bar}
        value={product.mine.percent}
        max={100}
        aria-label="学习进度"
      />
      <span className="flex-none">已学 {product.mine.percent}%</span>
    </span>
  </header>
);

const Gift = ({ id }: { id: string }) => (
  <a
    href={`/order_submit/${id}?kind=gift`}
    className={`line ${body.row} gap-12 tap padBlock-8 padInline-gutter above-8 surface-card`}
  >
    <span className="kind-card-title flex-none">送给朋友</span>
    <span className="kind-meta tone-secondary flex-grow">买一份，对方凭链接领取</span>
    <Chevron />
  </a>
);

const Teacher = ({ teacher }: Pick<Product, 'teacher'>) => (
  <a
    href={`/teacherDetail?id=${teacher.teacher_id}`}
    className="line gap-12 pad-12 surface-page radius-card press-tint"
  >
    <span className="flex-none wide-44">
      <Picture src={teacher.headimg} ratio="square" round />
    </span>
    <span className="stack flex-fill">
      <span className="kind-card-title">{teacher.real_name}</span>
      <span className="kind-meta tone-tertiary lines-1">
        {teacher.title} · {teacher.shop_name}
      </span>
    </span>
    <span className="tone-tertiary">
      <Chevron />
    </span>
  </a>
);

const Related = ({ related }: Pick<Product, 'related'>) => (
  <section
    aria-labelledby="related"
    className={`${body.related} padStart-12 padEnd-4 above-8 surface-card`}
  >
    <h3 id="related" className="kind-section-title padInline-gutter">
      相关课程
    </h3>
    <ul className={rows.rows}>
      {related.map((course) => (
        <CourseRow course={course} key={course.id} />
      ))}
    </ul>
  </section>
);

const Introduction = ({ product }: Props) => (
  <>
    <div className="stack gap-16 padInline-gutter padStart-16 padEnd-20 surface-card">
      <Teacher teacher={product.teacher} />
      <div
        className={text.text}
        data-size="0"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the demo's own text
        dangerouslySetInnerHTML={{ __html: product.intro }}
      />
    </div>
    <Related related={product.related} />
  </>
);

const Lessons = ({ product }: Props) => (
  <ul className="stack gap-16 pad-16 surface-card">
    {product.chapters.flatMap(({ lessons }) =>
      lessons.map((lesson) => (
        <li key={lesson.id}>
          <a href={`/coursedet/${product.id}?lesson=${lesson.id}`}>{lesson.title}</a>
        </li>
      )),
    )}
  </ul>
);

const Reviews = ({ product }: Props) => (
  <ul className="stack gap-16 pad-16 surface-card">
    {product.rating.latest.map((review) => (
      <li key={review.id}>{review.content}</li>
    ))}
  </ul>
);

const contents = [Introduction, Lessons, Reviews];

const BAR_BUTTON =
  'stack kind-tag tone-secondary breaks-none across-center flex-none tap-both press-fade';

const barButtons = [
  ['收藏', 'M12 4.5l2.4 4.9 5.4.8-3.9 3.8.9 5.3-4.8-2.5-4.8 2.5.9-5.3-3.9-3.8 5.4-.8z'],
  ['分享', 'M12 15V4.5m0 0L8 8.5m4-4 4 4M5 13v5.5h14V13'],
] as const;

const Foot = ({ product: { id, mine } }: Props) => {
  const [pressed, press] = useState('');
  return (
    <div className={frame.action}>
      {barButtons.map(([name, path]) => (
        <button
          className={BAR_BUTTON}
          key={name}
          type="button"
          aria-pressed={name === pressed}
          onClick={() => press(name)}
        >
          <Icon className={bar.off ?? ''} box={24} path={path} />
          <span>{name}</span>
        </button>
      ))}
      <a
        href={`/coursedet/${id}?lesson=${mine.next_lesson}`}
        className={`${button.button} ${button.filled}`}
      >
        继续学习
      </a>
    </div>
  );
};

const Page = ({ product }: Props) => {
  const [tab, choose] = useState(0);
  const Content = contents[tab] ?? Introduction;
  return (
    <main className={`${frame.page} ${frame.acting}`} data-page="/courseDetail/:id">
      <Bar title="课程详情" />
      <div className={frame.flush}>
        <div className={body.cover}>
          <Picture src={product.thumb} ratio="course" share={100} eager />
        </div>
        <Head product={product} />
        <Gift id={product.id} />
        <div className={`${body.tabs} above-8 edge-end`}>
          <Tabs
            label="课程内容"
            names={['介绍', '目录', `评价 ${product.rating.total}`]}
            current={tab}
            onChoose={choose}
          />
        </div>
        <Content product={product} />
      </div>
      <Foot product={product} />
    </main>
  );
};

/** The page of a course that the member owns, with the product's calls. */
export const page: WrittenPage<readonly [Product, unknown, unknown], Props> = {
  Page,
  calls: (address) => {
    const id = address.split('/').at(-1) ?? '';
    return [
      ['/v1/product/detail', { id }],
      ['/v1/order/offers', { id }],
      ['/v1/award/of', { id, target: 'course' }],
    ];
  },
  propsOf: ([product]) => ({ product }),
};
