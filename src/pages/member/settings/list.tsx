import type { ReactNode } from 'react';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import css from './list.module.css';

/** A group of setting rows. */
export const SettingsList = ({ children }: { children: ReactNode }) => (
  <ul className={css.list}>{children}</ul>
);

type LinkProps = { to: string; name: string; value?: ReactNode };

/** A row that leads to a page. */
export const SettingsLink = ({ to, name, value }: LinkProps) => (
  <li>
    <a className={css.line} href={to}>
      <span>{name}</span>
      <span className={css.value}>{value}</span>
      <span className={css.arrow}>
        <Chevron />
      </span>
    </a>
  </li>
);

/** A small round picture as the value of a row. */
export const SettingsPicture = ({ src }: { src: string }) => (
  <span className={css.picture}>
    <Picture src={src} ratio="square" round eager />
  </span>
);

type ActionProps = { name: string; value?: string; onPress: () => void };

/** A row with an action. */
export const SettingsAction = ({ name, value, onPress }: ActionProps) => (
  <li>
    <button className={css.line} type="button" onClick={onPress}>
      <span>{name}</span>
      <span className={css.value}>{value}</span>
    </button>
  </li>
);

type SwitchProps = { name: string; note: string; on: boolean; onChange: (on: boolean) => void };

/** A row that is on or off, with what that means. */
export const SettingsSwitch = ({ name, note, on, onChange }: SwitchProps) => (
  <li>
    <button
      className={css.line}
      type="button"
      role="switch"
      aria-checked={on}
      onClick={() => onChange(!on)}
    >
      <span>
        {name}
        <span className={css.note}>{note}</span>
      </span>
      <span className={css.value}>{on ? '已开启' : '已关闭'}</span>
    </button>
  </li>
);

/** A row that only shows a value. */
export const SettingsFact = ({ name, value }: { name: string; value: string }) => (
  <li className={css.line}>
    <span>{name}</span>
    <span className={css.value}>{value}</span>
  </li>
);
