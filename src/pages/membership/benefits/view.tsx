import { membershipAddress } from '#schemas/membership/addresses.ts';
import { type VipPlans, vipPlans } from '#schemas/membership/endpoints.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Block, Rules } from '#src/ui/page/block.tsx';
import { Box, Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { BenefitList } from '../benefit-list.tsx';
import { holdsNow, MemberCard } from '../member-card.tsx';
import css from './view.module.css';

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

const LevelList = ({ levels }: Pick<VipPlans, 'levels'>) => (
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

export default detailView(vipPlans, {
  flush: true,
  shapes: [
    ['banner', 1],
    ['lines', 5],
  ],
  action: (vip) => (
    <ButtonLink href={membershipAddress()}>{holdsNow(vip) ? '查看我的会员' : '去开通'}</ButtonLink>
  ),
  body: (vip) => (
    <>
      <MemberCard vip={vip} />
      <Block title="会员可以享受">
        <BenefitList benefits={vip.benefits} />
      </Block>
      {vip.levels.length > 0 && (
        <Block title="各级权益">
          <LevelList levels={vip.levels} />
        </Block>
      )}
      <Rules rules={vip.rules} />
    </>
  ),
});
