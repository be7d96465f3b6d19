import { certificationAddress } from '#schemas/certification/addresses.ts';
import {
  examIntroAddress,
  examTeamAddress,
  teamExamsAddress,
  teamShareAddress,
} from '#schemas/exam/addresses.ts';
import type { ExamTeamDetail } from '#schemas/exam/team-endpoints.ts';
import { bindPhoneAddress } from '#schemas/member/addresses.ts';
import { ShareButton } from '#src/entities/share/share-button.tsx';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';

export const inviteOf = ({ id, name, examTitle, size, thumb }: ExamTeamDetail) => ({
  title: `邀请你加入“${name}”，一起参加${examTitle}`,
  desc: `组队考试，每队 ${size} 人，满员后开考`,
  picture: thumb,
  address: examTeamAddress({ id }),
});

export const ownStep = ({ state, members, size, begun }: ExamTeamDetail) => {
  if (state !== 'over' && members < size) return 'invite';
  return state === 'open' && !begun ? 'exam' : 'share';
};

const OwnAction = ({ team }: { team: ExamTeamDetail }) => {
  const { exam, members, size } = team;
  const step = ownStep(team);
  if (step === 'invite')
    return <ShareButton thing={inviteOf(team)}>邀请队友（还差 {size - members} 人）</ShareButton>;
  if (step === 'exam') return <ButtonLink href={examIntroAddress({ id: exam })}>去考试</ButtonLink>;
  return <ButtonLink href={teamShareAddress({ id: exam })}>我的得分和贡献</ButtonLink>;
};

export const TeamAction = ({ team, onJoin }: { team: ExamTeamDetail; onJoin: () => void }) => {
  const { standing, exam, ownTeam, admitted, asks } = team;
  if (standing === 'own') return <OwnAction team={team} />;
  if (standing === 'elsewhere')
    return <ButtonLink href={examTeamAddress({ id: ownTeam })}>看我的队伍</ButtonLink>;
  if (standing === 'over')
    return <ButtonLink href={teamExamsAddress()}>看看其他组队考试</ButtonLink>;
  if (standing !== 'open')
    return <ButtonLink href={teamExamsAddress({ id: exam })}>看看其他队伍</ButtonLink>;
  if (admitted) return <Button onClick={onJoin}>加入队伍</Button>;
  return asks === 'doctor' ? (
    <ButtonLink href={certificationAddress()}>先去认证，再加入</ButtonLink>
  ) : (
    <ButtonLink href={bindPhoneAddress()}>先绑定手机号，再加入</ButtonLink>
  );
};
