import '#src/ui/tokens/tokens.css';
import '#src/ui/tokens/base.css';
import '#src/ui/part/parts.css';
import '#src/ui/part/make-part.css';
import type { ReactNode } from 'react';
import { fitted } from '#src/ui/media/fitted.ts';
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
