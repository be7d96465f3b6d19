import { Picture } from './picture.tsx';
import css from './thumb.module.css';

type Props = { src: string; ratio?: 'course' | 'banner'; eager?: boolean };

/** A course's cover, a banner or a file's first frame beside its words. */
export const Thumb = ({ src, ratio = 'course', eager = false }: Props) => (
  <span className={css.thumb}>
    <Picture src={src} ratio={ratio} eager={eager} share={28} />
  </span>
);
