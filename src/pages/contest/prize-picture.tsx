import type { PrizeKind } from '#schemas/contest/fields.ts';
import { Picture } from '#src/ui/media/picture.tsx';
import css from './prize-picture.module.css';

type Props = {
  of: { kind: PrizeKind; thumb: string };
  size?: 'row' | 'large';
};

/** A drawing of its kind stands in for a picture that is missing or does not load. */
export const PrizePicture = ({ of: { kind, thumb }, size = 'row' }: Props) => (
  <span className={`${css.prize} ${css[kind]} ${css[size]}`}>
    <Picture src={thumb} ratio="square" share={size === 'large' ? 40 : 16} />
  </span>
);
