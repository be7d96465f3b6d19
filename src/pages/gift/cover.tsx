import { Picture } from '#src/ui/media/picture.tsx';
import css from './cover.module.css';

/** The course that is given: its picture and title. */
export const GiftCover = ({ title, thumb }: { title: string; thumb: string }) => (
  <div className={css.gift}>
    <span className={css.picture}>
      <Picture src={thumb} ratio="course" share={100} eager />
    </span>
    <h2 className={css.title}>{title}</h2>
  </div>
);

/** What can be done with the gift, in words. */
export const GiftNote = ({ text }: { text: string }) => <p className={css.note}>{text}</p>;
