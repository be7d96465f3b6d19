import type { ComponentProps } from 'react';
import css from './button.module.css';

type Props = Omit<ComponentProps<'button'>, 'className' | 'disabled'> & {
  /** `filled`: the main action of a view; `danger`: an action that cannot be undone. */
  look?: 'filled' | 'outlined' | 'danger';
  /** The button's text while its action is under way; the button is disabled meanwhile. */
  busy?: string | undefined;
  disabled?: boolean | undefined;
};

export const Button = ({
  look = 'filled',
  type = 'button',
  busy,
  disabled,
  children,
  ...rest
}: Props) => (
  <button
    {...rest}
    className={`${css.button} ${css[look]}`}
    type={type}
    disabled={disabled === true || busy !== undefined}
    aria-busy={busy !== undefined}
  >
    {busy ?? children}
  </button>
);

type LinkProps = Omit<ComponentProps<'a'>, 'className'> & { look?: 'filled' | 'outlined' };

export const ButtonLink = ({ look = 'filled', children, ...rest }: LinkProps) => (
  <a {...rest} className={`${css.button} ${css[look]}`}>
    {children}
  </a>
);

type TextProps = Omit<ComponentProps<'button'>, 'className' | 'type'>;

export const TextButton = ({ children, ...rest }: TextProps) => (
  <button {...rest} className={css.text} type="button">
    {children}
  </button>
);
