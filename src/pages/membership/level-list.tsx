import type { VipPlans } from '#schemas/membership/endpoints.ts';
import { Box, Line, Stack, Text } from '#src/ui/part/parts.tsx';
import css from './level-list.module.css';

type Level = VipPlans['levels'][number];

const HowToReach = ({ level: { held, how, way, link } }: { level: Level }) => (
  <p className={css.how}>
    <span>{how}</span>
    {!held && link && (
      <a className={css.way} href={link}>
        {way}
      </a>
    )}
  </p>
);

/** Each level: its benefits, whether the member holds it, and how to reach it. */
export const LevelList = ({ levels }: Pick<VipPlans, 'levels'>) => (
  <Stack as="ul" gap={12}>
    {levels.map((level) => (
      <Box as="li" pad={12} radius="card" edge="all" key={level.title}>
        <Line as="p" gap={12} justify="between">
          <Text as="strong" kind="card-title">
            {level.title}
          </Text>
          <Text
            as="span"
            kind="tag"
            tone={level.held ? 'accent' : 'tertiary'}
            flex="none"
            padBlock={2}
            padInline={8}
            surface={level.held ? 'tint' : 'page'}
            radius="full"
          >
            {level.held ? '已享有' : '未享有'}
          </Text>
        </Line>
        <ul className={css.benefits}>
          {level.benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
        <HowToReach level={level} />
      </Box>
    ))}
  </Stack>
);
