import { gameGateAddress, gameRunAddress } from '#schemas/contest/addresses.ts';
import { type GameDetail, playGame } from '#schemas/contest/endpoints.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { useHere } from '#src/platform/navigation/use-here.ts';
import { ofId, useChange } from '#src/platform/writing/use-change.ts';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { Failure } from '#src/ui/card/cards.tsx';
import { Box } from '#src/ui/part/parts.tsx';

const Play = ({ game, again }: { game: GameDetail; again: () => void }) => {
  const here = useHere();
  const { send, busy, failure } = useChange(playGame, '没有开始，请再试一次', ofId);
  const play = async () => {
    const answer = await send({ id: game.id });
    if (!answer) return;
    // a refusal says that chances, time or admission are other ones by now
    if (!answer.ok) return again();
    if (here()) navigate(gameRunAddress({ answer_id: answer.data.run }));
  };
  return (
    <Box whole>
      <Failure text={failure} />
      <Button busy={busy ? '正在抽题…' : undefined} onClick={() => void play()}>
        开始答题（还有 {game.chances} 次）
      </Button>
    </Box>
  );
};

export const GameAction = ({ game, again }: { game: GameDetail; again: () => void }) => {
  const { id, state, run, undrawn, admitted, chances } = game;
  if (state === 'open' && run !== '')
    return <ButtonLink href={gameRunAddress({ answer_id: run })}>继续答题</ButtonLink>;
  if (undrawn !== '')
    return <ButtonLink href={gameRunAddress({ answer_id: undrawn })}>去抽奖</ButtonLink>;
  if (state !== 'open')
    return <Button disabled>{state === 'before' ? '活动还没有开始' : '活动已结束'}</Button>;
  if (!admitted) return <ButtonLink href={gameGateAddress({ id })}>先确认参加资格</ButtonLink>;
  return chances > 0 ? (
    <Play game={game} again={again} />
  ) : (
    <Button disabled>今天的机会用完了，明天再来</Button>
  );
};
