import type { ComponentProps } from 'react';
import { Picture } from '../media/picture.tsx';
import css from './frame.module.css';

type Props = Pick<ComponentProps<typeof Picture>, 'src' | 'of' | 'children'> & {
  ratio?: 'course' | 'live';
};

/** The picture that a page without a gutter begins with; it stands beside the rest where a phone lies on its side. */
export const Cover = ({ ratio = 'course', ...picture }: Props) => (
  <div className={css.cover} data-cover>
    <Picture {...picture} ratio={ratio} share={100} eager />
  </div>
);
