import type { ReactNode } from 'react';
import css from './cover.module.css';

type Props = {
  title: string;
  text?: string;
  /** Actions, most important first. */
  children?: ReactNode;
  alarm?: boolean;
};

export const PlayerCover = ({ title, text, children, alarm }: Props) => (
  <div className={css.cover} role={alarm ? 'alert' : undefined}>
    <p className={css.title}>{title}</p>
    {text && <p className={css.text}>{text}</p>}
    <div className={css.actions}>{children}</div>
  </div>
);

type ActionProps = { look?: 'filled' | 'plain'; onPress: () => void; children: ReactNode };

export const CoverAction = ({ look = 'filled', onPress, children }: ActionProps) => (
  <button className={`${css.action} ${css[look]}`} type="button" onClick={onPress}>
    {children}
  </button>
);

type LinkProps = {
  href: string;
  look?: 'filled' | 'plain';
  onClick?: () => void;
  children: ReactNode;
};

export const CoverLink = ({ look = 'filled', children, ...link }: LinkProps) => (
  <a {...link} className={`${css.action} ${css[look]}`}>
    {children}
  </a>
);
