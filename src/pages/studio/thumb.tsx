import { Picture } from '#src/ui/media/picture.tsx';
import css from './thumb.module.css';

/** A course's cover or a file's first frame beside its words. */
export const Thumb = ({ src, eager = false }: { src: string; eager?: boolean }) => (
  <span className={css.thumb}>
    <Picture src={src} ratio="course" eager={eager} />
  </span>
);
