import { Box, Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { PlayerIcon } from '#src/ui/player/controls/icons.tsx';
import type { Product } from '../lessons-of.ts';

/** More would push what the product costs and holds off the first screen. */
const MOST = 5;

/** Nothing where the back end does not tell it. */
export const Gains = ({ gains = [] }: Pick<Product, 'gains'>) =>
  gains.length > 0 && (
    <Box as="section" above={6} below={2} aria-labelledby="gains">
      <Text as="h3" kind="card-title" weight={600} id="gains">
        学完能做什么
      </Text>
      <Stack as="ul" gap={4} above={6}>
        {gains.slice(0, MOST).map((gain) => (
          <Line as="li" kind="body" tone="secondary" gap={8} align="start" key={gain}>
            <Text as="span" tone="accent" flex="none">
              <PlayerIcon name="done" size={1.2} />
            </Text>
            <Text as="span" breaks="pretty" flex="shrink">
              {gain}
            </Text>
          </Line>
        ))}
      </Stack>
    </Box>
  );
