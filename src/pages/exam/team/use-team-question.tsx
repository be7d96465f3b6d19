import { type ReactNode, useState } from 'react';
import { joinTeam, leaveTeam, removeTeammate } from '#schemas/exam/team-endpoints.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { lazyPage } from '#src/platform/navigation/lazy-page.tsx';
import { useChange } from '#src/platform/writing/use-change.ts';
import type { Confirmation } from './ask-sheet.tsx';

const AskSheet = lazyPage(() => import('./ask-sheet.tsx'));

const FAILED = '没有成功，请稍后再试';

type Team = { id: string; name: string };
type Question = Confirmation & { notice: string; act: () => Promise<{ ok: boolean } | undefined> };
type Asking = {
  join: (team: Team) => void;
  leave: (team: Team, alone: boolean) => void;
  remove: (team: Team, mate: Team) => void;
  sheet: ReactNode;
};

/**
 * Each change follows a question; `changed` is called with the team's id after a change or a
 * refusal.
 */
export const useTeamQuestion = (changed: (team: string) => void): Asking => {
  const [question, ask] = useState<Question & { team: string }>();
  const joining = useChange(joinTeam, FAILED);
  const leaving = useChange(leaveTeam, FAILED);
  const removing = useChange(removeTeammate, FAILED);
  const all = [joining, leaving, removing];
  const close = () => {
    for (const each of all) each.forget();
    ask(undefined);
  };
  const confirm = async () => {
    const answer = await question?.act();
    if (!question || !answer) return;
    // a refusal says that the team is another one by now
    if (!answer.ok) return changed(question.team);
    showToast(question.notice);
    close();
    changed(question.team);
  };
  return {
    join: ({ id, name }) =>
      ask({
        team: id,
        title: `加入“${name}”？`,
        text: '每人在一场考试里只能加入一支队伍，开考前可以退出。',
        ...{ confirm: '加入队伍', sending: '正在加入…', danger: false, notice: '已加入队伍' },
        act: () => joining.send({ team: id }),
      }),
    leave: ({ id, name }, alone) =>
      ask({
        team: id,
        title: `退出“${name}”？`,
        text: alone
          ? '你是最后一位队员，退出后队伍就解散了。'
          : '退出后位置会空出来，队伍要再满员才能开考；你是队长的话，队长由最早加入的队员接任。',
        ...{ confirm: '退出队伍', sending: '正在退出…', danger: true, notice: '已退出队伍' },
        act: () => leaving.send({ team: id }),
      }),
    remove: ({ id }, mate) =>
      ask({
        team: id,
        title: `移出“${mate.name}”？`,
        text: '移出后位置会空出来，我们会通知这位队员。',
        ...{ confirm: '移出队员', sending: '正在移出…', danger: true, notice: '已移出队员' },
        act: () => removing.send({ team: id, teammate: mate.id }),
      }),
    sheet: question && (
      <AskSheet
        question={question}
        busy={all.some(({ busy }) => busy)}
        failure={all.map(({ failure }) => failure).find(Boolean) ?? ''}
        onConfirm={() => void confirm()}
        onClose={close}
      />
    ),
  };
};
