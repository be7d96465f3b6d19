import { claimPrizeAddress, gameAddress, ownPrizesAddress } from '#schemas/contest/addresses.ts';
import { type GameDraw, readGameDraw } from '#schemas/contest/endpoints.ts';
import { ownCouponsAddress } from '#schemas/coupon/addresses.ts';
import { pointsAddress } from '#schemas/points/addresses.ts';
import { Joy } from '#src/entities/assessment/result/joy.tsx';
import { usePathId } from '#src/page-kinds/address-query.ts';
import { resultView } from '#src/page-kinds/detail-view.tsx';
import { useSeenAgain } from '#src/platform/reading/use-seen-again.ts';
import { momentOrBlank } from '#src/platform/time/period.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { ResultScreen } from '#src/ui/state/result-screen.tsx';
import { FactList } from '#src/ui/value/fact-list.tsx';
import { PrizePicture } from '../prize-picture.tsx';

const goodsTexts = {
  settled: '',
  unclaimed: '请填写收货地址，我们把奖品寄给你',
  claimed: '已收到你的地址，寄出后会有消息通知',
  sent: '奖品已经寄出',
} as const;

const textOf = ({ kind, state, lost }: GameDraw): string => {
  if (lost) return '今天来晚了一步，奖品都被抽走了';
  if (kind === 'points') return '积分已经到账';
  if (kind === 'coupon') return '优惠券已经放进你的券包';
  return kind === 'goods' ? goodsTexts[state] : '再接再厉，下次答题还有机会';
};

const isWon = ({ kind, lost }: GameDraw): boolean => kind !== 'thanks' && !lost;

const titleOf = (draw: GameDraw): string => (isWon(draw) ? `恭喜抽中 ${draw.title}` : draw.title);

const nextOf = ({ kind, state, id }: GameDraw): [name: string, href: string] | undefined => {
  if (state === 'unclaimed') return ['填写收货地址', claimPrizeAddress({ id })];
  if (kind === 'points') return ['看我的积分', pointsAddress()];
  return kind === 'coupon' ? ['看我的优惠券', ownCouponsAddress()] : undefined;
};

const Parcel = ({ draw }: { draw: GameDraw }) => (
  <FactList
    facts={[
      ['收货人', draw.receiver],
      ['手机号', draw.phone],
      ['地址', draw.address],
      ['快递', draw.carrier],
      ['单号', draw.tracking],
      ['寄出时间', momentOrBlank(draw.sentAt)],
    ]}
  />
);

const Body = ({ draw }: { draw: GameDraw }) => {
  const next = nextOf(draw);
  return (
    <>
      <ResultScreen
        look={isWon(draw) ? 'ok' : 'wait'}
        sign={
          draw.lost ? undefined : (
            <Joy of={isWon(draw) ? `draw:${draw.id}` : ''}>
              <PrizePicture of={draw} size="large" />
            </Joy>
          )
        }
        title={titleOf(draw)}
        text={textOf(draw)}
      >
        {next && <ButtonLink href={next[1]}>{next[0]}</ButtonLink>}
        <ButtonLink look="outlined" href={gameAddress({ game_id: draw.game })}>
          回到活动
        </ButtonLink>
        <ButtonLink look="outlined" href={ownPrizesAddress()}>
          我的奖品
        </ButtonLink>
      </ResultScreen>
      {draw.receiver && <Parcel draw={draw} />}
    </>
  );
};

export default resultView(readGameDraw, {
  useQuery: usePathId,
  shapes: [['lines', 4]],
  notFound: { to: ownPrizesAddress(), link: '看看我的奖品', missing: '奖品不存在' },
  useReread: useSeenAgain,
  // others cannot open what the member has drawn
  share: ({ game, gameTitle }) => ({
    title: gameTitle,
    desc: '每天答几题，答对抽奖品',
    link: gameAddress({ game_id: game }),
  }),
  body: (draw) => <Body draw={draw} />,
});
