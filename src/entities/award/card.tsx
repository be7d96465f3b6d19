import type { Award } from '#schemas/award/endpoints.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Card } from '#src/ui/card/cards.tsx';
import { Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { StateChip } from '../assessment/state-chip.tsx';
import { ClaimAction } from './claim.tsx';
import { AwardConditions } from './conditions.tsx';
import {
  awardAddress,
  hasCertificate,
  rewardWords,
  SEE_CERTIFICATE,
  stateChip,
  windowWords,
} from './words.ts';

const quotaWords = ({ quota, left }: Award): string =>
  quota > 0 ? `共 ${quota} 份，剩余 ${left} 份` : '';

const CardAction = ({ award, again }: { award: Award; again: () => void }) => {
  if (award.state === 'open') return <ClaimAction award={award} again={again} />;
  const claimed = award.state === 'claimed';
  return (
    <ButtonLink look="outlined" href={awardAddress(award)}>
      {claimed ? (hasCertificate(award) ? SEE_CERTIFICATE : '看领取结果') : '看领取说明'}
    </ButtonLink>
  );
};

export const AwardCard = ({ award, again }: { award: Award; again: () => void }) => {
  const facts = [windowWords(award), quotaWords(award)].filter(Boolean);
  return (
    <Card>
      <Stack gap={12}>
        <Line gap={8} align="start" justify="between">
          <Text as="h2" kind="card-title" flex="shrink">
            {award.title}
          </Text>
          <StateChip {...stateChip(award)} />
        </Line>
        <Text kind="section-title" tone="accent">
          <Unbroken>{rewardWords(award)}</Unbroken>
        </Text>
        {award.state !== 'claimed' && <AwardConditions award={award} />}
        {facts.map((fact) => (
          <Text kind="meta" tone="secondary" key={fact}>
            <Unbroken>{fact}</Unbroken>
          </Text>
        ))}
        <CardAction award={award} again={again} />
      </Stack>
    </Card>
  );
};
