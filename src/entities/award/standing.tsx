import { claimsAddress, creditsAddress } from '#schemas/award/addresses.ts';
import type { Award } from '#schemas/award/endpoints.ts';
import { ownCouponsAddress } from '#schemas/coupon/addresses.ts';
import { pointsAddress } from '#schemas/points/addresses.ts';
import { supportAddress } from '#schemas/support/addresses.ts';
import { momentText } from '#src/platform/time/china-date.ts';
import { momentOrBlank } from '#src/platform/time/period.ts';
import { BarLink } from '#src/ui/button/bar-link.tsx';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Card, Cards } from '#src/ui/card/cards.tsx';
import { Line, Text } from '#src/ui/part/parts.tsx';
import { ResultScreen } from '#src/ui/state/result-screen.tsx';
import { FactList } from '#src/ui/value/fact-list.tsx';
import { AwardCertificate } from './certificate.tsx';
import { ClaimAction } from './claim.tsx';
import { AwardConditions } from './conditions.tsx';
import {
  gainedWords,
  hasCertificate,
  isCertified,
  isRevoked,
  missedWords,
  rewardWords,
  windowWords,
} from './words.ts';

type StandingWords = { look: 'ok' | 'wait' | 'fail'; title: string; text: string };

const claimedWords = (award: Award): StandingWords =>
  isRevoked(award)
    ? { look: 'fail', title: '证书已被撤销', text: `原因：${award.reason}` }
    : { look: 'ok', title: '领取成功', text: gainedWords(award) };

const standingWords = (award: Award): StandingWords => {
  const { state, startAt, endAt } = award;
  if (state === 'claimed') return claimedWords(award);
  if (state === 'open')
    return { look: 'ok', title: '可以领取了', text: '条件都已达到，领取后马上生效' };
  if (state === 'unmet') return { look: 'wait', title: '还不能领取', text: missedWords(award) };
  if (state === 'full') return { look: 'fail', title: '名额已满', text: '这份奖励已经全部领完' };
  if (state === 'before')
    return {
      look: 'wait',
      title: '还没有开始领取',
      text: startAt === null ? '' : `${momentText(startAt)} 开始`,
    };
  const ended = endAt === null ? '' : `领取时间已在 ${momentText(endAt)} 结束`;
  return { look: 'fail', title: '已过期', text: ended };
};

const Further = ({ award }: { award: Award }) => {
  const { kind, state, thingLink } = award;
  const claimed = state === 'claimed';
  const ways: [shown: boolean, name: string, href: string][] = [
    [claimed && isRevoked(award), '联系客服', supportAddress({ topic: 'certificate' })],
    [claimed && kind === 'points', '看我的积分', pointsAddress()],
    [claimed && kind === 'coupon', '看我的优惠券', ownCouponsAddress()],
    [claimed && kind === 'credit', '全部学分记录', creditsAddress({ id: 0 })],
    [thingLink !== '', '返回学习内容', thingLink],
    [true, '我的奖励与证书', claimsAddress()],
  ];
  return ways.map(
    ([shown, name, href]) =>
      shown && (
        <ButtonLink key={name} look="outlined" href={href}>
          {name}
        </ButtonLink>
      ),
  );
};

const factsOf = (award: Award): [string, string][] => {
  const { project, projectNumber, quota, left, state, claimedAt, revokedAt, holder } = award;
  const certified = isCertified(award);
  return [
    ['内容', award.thing],
    ['奖励', rewardWords(award)],
    ['项目', certified ? project : ''],
    ['项目编号', certified ? projectNumber : ''],
    ['持证人', holder],
    ['证书编号', award.number],
    ['领取时间', claimedAt === null ? windowWords(award) : momentText(claimedAt)],
    ['撤销时间', momentOrBlank(revokedAt)],
    ['名额', quota > 0 && state !== 'claimed' ? `共 ${quota} 份，剩余 ${left} 份` : ''],
  ];
};

/** What is issued is changed by people alone, since others may have verified it. */
const Correction = () => (
  <Line gap={8} justify="between" above={8}>
    <Text as="span" kind="meta" tone="secondary">
      姓名或内容有误？
    </Text>
    <BarLink href={supportAddress({ topic: 'certificate' })} name="联系客服更正" />
  </Line>
);

export const AwardStanding = ({ award, again }: { award: Award; again: () => void }) => {
  const claimed = award.state === 'claimed';
  return (
    <Cards>
      {hasCertificate(award) ? (
        <AwardCertificate award={award} />
      ) : (
        <Card>
          <ResultScreen {...standingWords(award)} />
        </Card>
      )}
      <Card title={award.title}>
        <FactList bare facts={factsOf(award)} />
        {hasCertificate(award) && <Correction />}
      </Card>
      {!claimed && (
        <Card title="领取条件">
          <AwardConditions award={award} />
        </Card>
      )}
      {award.state === 'open' && <ClaimAction award={award} again={again} />}
      <Further award={award} />
    </Cards>
  );
};
