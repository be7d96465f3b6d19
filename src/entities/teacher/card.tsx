import { Picture } from '#src/ui/media/picture.tsx';
import css from './card.module.css';

type Props = { href: string; name: string; avatar: string; workplace: string };

export const PersonCard = ({ href, name, avatar, workplace }: Props) => (
  <a className={css.card} href={href}>
    <span className={css.avatar}>
      <Picture src={avatar} ratio="square" round />
    </span>
    <span className={css.name}>{name}</span>
    <span className={css.position}>{workplace}</span>
  </a>
);
