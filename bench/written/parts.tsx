import '#src/ui/tokens/tokens.css';
import '#src/ui/tokens/base.css';
import '#src/ui/part/parts.css';
import '#src/ui/part/make-part.css';
import type { ReactNode } from 'react';
import facts from '#src/ui/card/facts.module.css';
import row from '#src/ui/card/media-row.module.css';
import { fitted } from '#src/ui/media/fitted.ts';
import mark from '#src/ui/media/mark.module.css';
import picture from '#src/ui/media/picture.module.css';
import bar from '#src/ui/page/bar.module.css';
import tabRow from '#src/ui/page/tabs.module.css';
import price from '#src/ui/value/price.module.css';

type IconProps = { className?: string; size?: string; box: number; line?: string; path: string };

export const Icon = ({ className, size, box, line, path }: IconProps) => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox={`0 0 ${box} ${box}`}
    aria-hidden="true"
  >
    <path
      d={path}
      {...(line && {
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: line,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      })}
    />
  </svg>
);

const shares: Readonly<Record<string, number>> = { banner: 92, course: 32, live: 60, square: 13 };

type PictureProps = {
  src: string;
  ratio: string;
  /** The picture's part of the page's width in percent, where it differs from its ratio's. */
  share?: number;
  round?: boolean;
  eager?: boolean;
  children?: ReactNode;
};

export const Picture = ({ src, ratio, share, round, eager, children }: PictureProps) => (
  <span className={`${picture.frame} ${picture[ratio]} ${round ? picture.round : ''}`}>
    <img
      {...fitted(src, share ?? shares[ratio] ?? 100)}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      referrerPolicy="no-referrer"
    />
    {children}
  </span>
);

export const Price = ({ value }: { value: string }) => {
  if (Number(value) === 0) return <span className={`${price.free} ${price.price}`}>免费</span>;
  const [whole, cents] = value.split('.');
  return (
    <span className={price.price}>
      <span className={price.sign}>¥</span>
      {whole}
      <span className={price.cents}>.{cents}</span>
    </span>
  );
};

export const Chevron = () => <Icon size="0.9em" box={12} line="1.4" path="M4.5 2.5 8 6l-3.5 3.5" />;

export const Bar = ({ title }: { title: string }) => (
  <header className={`${bar.bar} ${bar.own}`}>
    <button
      className={`${bar.back} press-page ring-inside`}
      type="button"
      onClick={() => history.back()}
    >
      <Icon size="1.2em" box={24} line="2" path="M15 5l-7 7 7 7" />
      <span className={bar.word}>更多内容</span>
      <span className="spoken">返回</span>
    </button>
    <h1 className={bar.title}>{title}</h1>
    <span />
  </header>
);

type TabsProps = {
  label: string;
  names: readonly string[];
  current: number;
  onChoose: (tab: number) => void;
};

export const Tabs = ({ label, names, current, onChoose }: TabsProps) => (
  <div className={`${tabRow.row} ${tabRow.line}`} role="tablist" aria-label={label}>
    {names.map((name, tab) => (
      <button
        className={tabRow.tab}
        key={name}
        type="button"
        role="tab"
        aria-selected={tab === current}
        tabIndex={tab === current ? 0 : -1}
        onClick={() => onChoose(tab)}
      >
        <span>{name}</span>
      </button>
    ))}
  </div>
);

export const Facts = ({ words, children }: { words: string; children: ReactNode }) => (
  <span className={facts.facts}>
    <span className={facts.meta}>{words}</span>
    <span className={facts.aside}>{children}</span>
  </span>
);

export type Course = {
  id: string;
  price: string;
  line_price: string | null;
  virtual_stock: number;
  teacher_name: string;
  type: number;
  title: string;
  thumb: string;
};

const kinds = ['视频', '音频', '图文', '专栏', '课程', '专题'];

export const CourseRow = ({ course }: { course: Course }) => (
  <li>
    <a className={row.row} href={`/coursedet/${course.id}`}>
      <span className={row.side}>
        <Picture src={course.thumb} ratio="course">
          <span className={mark.kind}>{kinds[course.type]}</span>
        </Picture>
      </span>
      <span className={row.words}>
        <span className={row.title}>{course.title}</span>
        <Facts words={`${course.teacher_name} · ${course.virtual_stock}人在学`}>
          <Price value={course.price} />
          {course.line_price && <s className={price.struck}>¥{course.line_price}</s>}
        </Facts>
      </span>
    </a>
  </li>
);
