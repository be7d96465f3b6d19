import { drawResultAddress, gameAddress, gameRankAddress } from '#schemas/contest/addresses.ts';
import { drawGamePrize, type GameRun } from '#schemas/contest/endpoints.ts';
import { spentWords } from '#src/entities/assessment/times.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { useHere } from '#src/platform/navigation/use-here.ts';
import { useChange } from '#src/platform/writing/use-change.ts';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { Failure } from '#src/ui/card/cards.tsx';
import { ResultScreen } from '#src/ui/state/result-screen.tsx';

const textOf = ({ hits, total, spent, draws, drawFrom }: GameRun): string => {
  const summary = `答对 ${hits} 题，共 ${total} 题，用时 ${spentWords(spent)}。`;
  if (draws === 'open') return `${summary}可以抽一次奖。`;
  return draws === 'none' ? `${summary}得到 ${drawFrom} 分可以抽奖。` : summary;
};

const Draw = ({ run: { id } }: { run: GameRun }) => {
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
      <Failure text={failure} />
      <Button busy={busy ? '正在抽奖…' : undefined} onClick={() => void draw()}>
        抽奖
      </Button>
    </>
  );
};

export const RunOver = ({ run }: { run: GameRun }) => (
  <ResultScreen look="ok" title={`得分 ${run.score} 分`} text={textOf(run)}>
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
