import { drawResultAddress, gameAddress, gameRankAddress } from '#schemas/contest/addresses.ts';
import { drawGamePrize, type GameRun, gameDetail } from '#schemas/contest/endpoints.ts';
import { Joy } from '#src/entities/assessment/result/joy.tsx';
import { Ring } from '#src/entities/assessment/result/score-ring.tsx';
import { spentWords } from '#src/entities/assessment/times.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { useHere } from '#src/platform/navigation/use-here.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { useChange } from '#src/platform/writing/use-change.ts';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { Failure } from '#src/ui/card/cards.tsx';
import { Line } from '#src/ui/part/parts.tsx';
import { ResultScreen } from '#src/ui/state/result-screen.tsx';
import { PrizePicture } from '../prize-picture.tsx';

const MOST_PRIZES = 3;

const titleOf = ({ hits, total, draws }: GameRun): string => {
  if (hits > 0 && hits === total) return '全部答对，太棒了';
  if (draws === 'open') return '答得不错，去抽奖吧';
  return hits > 0 ? '答完了，继续加油' : '这次没有答对，别灰心';
};

const textOf = ({ hits, total, score, spent, draws, drawFrom }: GameRun): string => {
  const summary = `答对 ${hits} 题，共 ${total} 题，得分 ${score} 分，用时 ${spentWords(spent)}。`;
  if (draws === 'open') return `${summary}可以抽一次奖。`;
  return draws === 'none' ? `${summary}得到 ${drawFrom} 分可以抽奖。` : summary;
};

/** What may be drawn; nothing where the game cannot be read. */
const PrizesToWin = ({ game }: { game: string }) => {
  const { data } = useCall(gameDetail, { id: game });
  const prizes = (data?.prizes ?? []).filter(({ kind, left }) => kind !== 'thanks' && left > 0);
  return (
    <Line as="ul" gap={12} high={72} justify="center" wrap aria-label="可能抽中的奖品">
      {prizes.slice(0, MOST_PRIZES).map((prize) => (
        <li key={prize.id}>
          <PrizePicture of={prize} />
          <span className="spoken">{prize.title}</span>
        </li>
      ))}
    </Line>
  );
};

const Draw = ({ run: { id, game } }: { run: GameRun }) => {
  const here = useHere();
  const failed = '没有收到结果，请再试一次，不会重复抽奖';
  const { send, busy, failure } = useChange(drawGamePrize, failed);
  const draw = async () => {
    const answer = await send({ run: id });
    if (answer?.ok && here())
      navigate(drawResultAddress({ id: answer.data.draw }), { replace: true });
  };
  return (
    <>
      <PrizesToWin game={game} />
      <Failure text={failure} />
      <Button busy={busy ? '正在抽奖…' : undefined} onClick={() => void draw()}>
        抽奖
      </Button>
    </>
  );
};

/** Whether a run went well enough to draw, and had a right answer. */
const isWon = ({ draws, hits }: GameRun): boolean => draws !== 'none' && hits > 0;

export const RunOver = ({ run }: { run: GameRun }) => (
  <ResultScreen
    look="ok"
    sign={
      <Joy of={isWon(run) ? `run:${run.id}` : ''}>
        <Ring
          score={run.score}
          under="分"
          part={run.total > 0 ? run.hits / run.total : 0}
          outcome={isWon(run) ? 'passed' : 'finished'}
        />
      </Joy>
    }
    title={titleOf(run)}
    text={textOf(run)}
  >
    {run.draws === 'open' && <Draw run={run} />}
    {run.draws === 'made' && (
      <ButtonLink href={drawResultAddress({ id: run.draw })}>看抽奖结果</ButtonLink>
    )}
    <ButtonLink look="outlined" href={gameRankAddress({ id: run.game })}>
      看排行榜
    </ButtonLink>
    <ButtonLink look="outlined" href={gameAddress({ game_id: run.game })}>
      回到活动
    </ButtonLink>
  </ResultScreen>
);
