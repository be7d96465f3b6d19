import type { ComponentProps } from 'react';
import css from './icon-button.module.css';
import { Icon } from './icons.tsx';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'type'> & {
  icon: ComponentProps<typeof Icon>['name'];
  label: string;
};

/** A plain button, since rows have dozens of them and the kit's takes many times as long to draw. */
export const IconButton = ({ icon, label, ...rest }: IconButtonProps) => (
  <button type="button" className={css.button} aria-label={label} {...rest}>
    <Icon name={icon} />
  </button>
);
