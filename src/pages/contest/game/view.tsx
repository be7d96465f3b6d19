import { useParams } from 'wouter';
import { gameAddress, gameRankAddress, ownPrizesAddress } from '#schemas/contest/addresses.ts';
import { type GameDetail, gameDetail } from '#schemas/contest/endpoints.ts';
import { homeAddress } from '#schemas/home/addresses.ts';
import { LeaderRow } from '#src/entities/assessment/rank/leader-row.tsx';
import { OwnRank } from '#src/entities/assessment/rank/own-rank.tsx';
import { rankedLeader } from '#src/entities/assessment/rank/ranking.tsx';
import { ShareButton } from '#src/entities/share/share-button.tsx';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { useSeenAgain } from '#src/platform/reading/use-seen-again.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Cover } from '#src/ui/page/cover.tsx';
import { Box, Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { FactList } from '#src/ui/value/fact-list.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { PrizePicture } from '../prize-picture.tsx';
import { GAME_NOT_FOUND, gateWords, periodWords } from '../words.ts';
import { GameAction } from './action.tsx';
import { useFriend } from './use-friend.ts';

const useGame = () => {
  const { game_id: id = '' } = useParams<{ game_id: string }>();
  return id === '' ? undefined : { id };
};

const factsOf = (game: GameDetail): [string, string][] => [
  ['活动时间', periodWords(game)],
  ['谁能参加', gateWords[game.asks]],
  ['一次几题', `${game.questions} 题，每题 ${game.seconds} 秒`],
  ['今天的机会', game.state === 'open' ? `还有 ${game.chances} 次，共 ${game.chancesAll} 次` : ''],
  ['抽奖', game.drawFrom > 0 ? `得到 ${game.drawFrom} 分可以抽一次` : '答完可以抽一次'],
];

const Prizes = ({ prizes }: Pick<GameDetail, 'prizes'>) => (
  <section>
    <Text as="h3" kind="card-title" below={6}>
      奖品
    </Text>
    <Stack as="ul" gap={8}>
      {prizes
        .filter(({ kind }) => kind !== 'thanks')
        .map(({ id, title, thumb, kind, left }) => (
          <Line as="li" gap={12} key={id}>
            <PrizePicture of={{ kind, thumb }} />
            <Stack as="span" gap={2} flex="fill">
              <Text as="span" kind="card-title">
                <Unbroken>{title}</Unbroken>
              </Text>
              <Text as="span" kind="meta" tone="secondary">
                {left > 0 ? `还有 ${left} 份` : '已抽完'}
              </Text>
            </Stack>
          </Line>
        ))}
    </Stack>
  </section>
);

const Friends = ({ game }: { game: GameDetail }) => (
  <section>
    <Text as="h3" kind="card-title" below={6}>
      邀请好友，多一次机会
    </Text>
    <Text tone="secondary" breaks="lines" below={8}>
      <Unbroken>
        {`好友打开你分享的链接，你当天就多一次机会，每位好友一天算一次，一天最多多 ${game.friendsMost} 次。今天已有 ${game.friends} 位好友打开。`}
      </Unbroken>
    </Text>
    <ShareButton
      look="outlined"
      thing={{ title: game.title, address: gameAddress({ game_id: game.id }) }}
    >
      分享给好友
    </ShareButton>
  </section>
);

const Ranking = ({ game: { id, top, rule, mine } }: { game: GameDetail }) => (
  <section>
    <Text as="h3" kind="card-title" below={6}>
      排行榜
    </Text>
    <Text tone="secondary" breaks="lines" below={8}>
      {rule}
    </Text>
    <Box below={12} side="bleed">
      {top.map((ranked) => (
        <LeaderRow of={rankedLeader(ranked)} key={`${ranked.rank} ${ranked.nickname}`} />
      ))}
      {!top.some((ranked) => ranked.mine) && (
        <Box padInline="gutter" padBlock={8}>
          <OwnRank mine={mine} />
        </Box>
      )}
    </Box>
    <Stack gap={12}>
      <ButtonLink look="outlined" href={gameRankAddress({ id })}>
        查看完整排行
      </ButtonLink>
      <ButtonLink look="outlined" href={ownPrizesAddress()}>
        我的奖品
      </ButtonLink>
    </Stack>
  </section>
);

const Body = ({ game }: { game: GameDetail }) => {
  useFriend(game.id);
  return (
    <>
      <Cover src={game.thumb} />
      <Stack gap={20} padInline="gutter" padStart={16} padEnd={24}>
        <Text as="h2" kind="page-title">
          {game.title}
        </Text>
        {game.prizes.length > 0 && <Prizes prizes={game.prizes} />}
        <FactList facts={factsOf(game)} />
        {game.rules && (
          <section>
            <Text as="h3" kind="card-title" below={6}>
              活动规则
            </Text>
            <Text tone="secondary" breaks="lines" below={8}>
              <Unbroken>{game.rules}</Unbroken>
            </Text>
          </section>
        )}
        {game.friendsMost > 0 && game.state === 'open' && <Friends game={game} />}
        <Ranking game={game} />
      </Stack>
    </>
  );
};

export default detailView(gameDetail, {
  useQuery: useGame,
  ground: 'card',
  flush: true,
  shapes: [
    ['banner', 1],
    ['lines', 6],
  ],
  notFound: { to: homeAddress(), link: '去首页看看', missing: GAME_NOT_FOUND },
  // chances and prizes change while the member is elsewhere
  useReread: useSeenAgain,
  share: ({ id, title, thumb }) => ({
    title,
    desc: '每天答几题，答对抽奖品',
    imgUrl: thumb,
    link: gameAddress({ game_id: id }),
  }),
  action: (game, { retry }) => <GameAction game={game} again={retry} />,
  body: (game) => <Body game={game} />,
});
