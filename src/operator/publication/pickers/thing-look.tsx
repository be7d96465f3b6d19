import { safeAddress } from '#schemas/primitives.ts';
import type { Thing } from '#schemas/publication/picker-endpoints.ts';
import { OperatorChip } from '../../parts/chip.tsx';
import { Icon } from '../../parts/icons.tsx';
import { Line, Stack, Text } from '../../parts/part.tsx';
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
      <Stack as="span" gap={2} across="start" flex="fill">
        <Text as="span" breaks="anywhere">
          {thing.title || '没有标题'}
        </Text>
        <Line as="span" size={12} tone="tertiary" gap={10} rowGap={4} align="stretch" wrap>
          {thing.state && (
            <OperatorChip tone={thing.open ? 'info' : 'warn'}>{thing.state}</OperatorChip>
          )}
          {price && <span>{price}</span>}
          <span>编号 {thing.id}</span>
        </Line>
      </Stack>
    </>
  );
};
