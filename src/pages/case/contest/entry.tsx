import { type CaseDetail, caseEntry, voteCaseEntry } from '#schemas/case/endpoints.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { useChange } from '#src/platform/writing/use-change.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Failure } from '#src/ui/card/cards.tsx';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import { Answered, Skeletons } from '#src/ui/state/answered.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { askLogin } from '../ask-login.ts';
import { CaseText } from '../case-text.tsx';

type Props = { contest: CaseDetail; entry: string; again: () => void };

export const EntryDetail = ({ contest, entry, again }: Props) => {
  const called = useCall(caseEntry, { id: contest.id, entry });
  const { send, busy, failure } = useChange(voteCaseEntry, '没有投成，请再试一次，不会重复计票');
  const vote = async () => {
    const answer = await send({ id: contest.id, entry });
    if (!answer) return;
    if (answer.ok) showToast('已投票，谢谢');
    called.refresh();
    again();
  };
  const voted = contest.voted !== '';
  return (
    <Stack gap={16} padEnd={24}>
      <Answered of={called} skeleton={<Skeletons shapes={[['lines', 8]]} />}>
        {(detail) => (
          <>
            <Text as="h2" kind="section-title">
              {detail.title}
            </Text>
            <Text tone="secondary" breaks="lines">
              <Unbroken>{`${detail.author === '' ? '作者在结果公布后显示' : detail.author}，${detail.votes} 票`}</Unbroken>
            </Text>
            <CaseText parts={detail.parts} pictures={detail.pictures} />
            {contest.stage === 'vote' && !detail.mine && (
              <>
                {failure && <Failure text={failure} />}
                <Button
                  busy={busy ? '正在投票…' : undefined}
                  disabled={voted}
                  onClick={contest.member ? () => void vote() : askLogin}
                >
                  {contest.voted === detail.id
                    ? '今天已投给这份病例'
                    : voted
                      ? '今天已经投过票，明天再来'
                      : '投一票'}
                </Button>
              </>
            )}
          </>
        )}
      </Answered>
    </Stack>
  );
};
