import type { ReactNode } from 'react';
import css from './cover.module.css';

type Props = {
  title: string;
  /** One sentence below it. */
  text?: string;
  /** What can be done, most wanted first. */
  children?: ReactNode;
  alarm?: boolean;
};

/** Covers the picture with something to read and to do: a fault, the end of a trial. */
export const PlayerCover = ({ title, text, children, alarm }: Props) => (
  <div className={css.cover} role={alarm ? 'alert' : undefined}>
    <p className={css.title}>{title}</p>
    {text && <p className={css.text}>{text}</p>}
    <div className={css.actions}>{children}</div>
  </div>
);

type ActionProps = { look?: 'filled' | 'plain'; onPress: () => void; children: ReactNode };

/** A button on a covered picture. */
export const CoverAction = ({ look = 'filled', onPress, children }: ActionProps) => (
  <button className={`${css.action} ${css[look]}`} type="button" onClick={onPress}>
    {children}
  </button>
);

type LinkProps = { href: string; look?: 'filled' | 'plain'; children: ReactNode };

/** A link on a covered picture. */
export const CoverLink = ({ href, look = 'filled', children }: LinkProps) => (
  <a className={`${css.action} ${css[look]}`} href={href}>
    {children}
  </a>
);
