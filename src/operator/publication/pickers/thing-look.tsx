import { safeAddress } from '#schemas/primitives.ts';
import type { Thing } from '#schemas/publication/picker-endpoints.ts';
import { OperatorChip } from '../../parts/chip.tsx';
import { Icon } from '../../parts/icons.tsx';
import css from './pickers.module.css';
import { thingPrice } from './words.ts';

/** What a thing looks like in a list: picture, title, state and price. */
export const ThingLook = ({ thing }: { thing: Thing }) => {
  const picture = safeAddress(thing.thumb);
  const price = thingPrice(thing);
  return (
    <>
      <span className={css.thumb}>
        {picture ? <img src={picture} alt="" loading="lazy" /> : <Icon name="picture" size={20} />}
      </span>
      <span className={css.told}>
        <span className={css.title}>{thing.title || '没有标题'}</span>
        <span className={css.facts}>
          {thing.state && (
            <OperatorChip tone={thing.open ? 'info' : 'warn'}>{thing.state}</OperatorChip>
          )}
          {price && <span>{price}</span>}
          <span>编号 {thing.id}</span>
        </span>
      </span>
    </>
  );
};
