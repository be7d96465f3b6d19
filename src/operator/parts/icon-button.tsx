import type { ComponentProps } from 'react';
import css from './icon-button.module.css';
import { Icon } from './icons.tsx';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'type'> & {
  icon: ComponentProps<typeof Icon>['name'];
  label: string;
};

/** A button that is an icon, plain, since rows have dozens of them: the kit's takes many times as long to draw. */
export const IconButton = ({ icon, label, ...rest }: IconButtonProps) => (
  <button type="button" className={css.button} aria-label={label} {...rest}>
    <Icon name={icon} />
  </button>
);
