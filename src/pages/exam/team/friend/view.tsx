import { teamExamsAddress, teamShareAddress } from '#schemas/exam/addresses.ts';
import { type ExamTeamDetail, examTeamDetail } from '#schemas/exam/team-endpoints.ts';
import { thingCard } from '#src/entities/share/shared-thing.ts';
import { useQueryId } from '#src/page-kinds/asked.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { useSeenAgain } from '#src/platform/reading/use-seen-again.ts';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { FactList } from '#src/ui/value/fact-list.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { teamGone } from '../gone.ts';
import { Mates } from '../mates.tsx';
import { Rivals } from '../rivals.tsx';
import css from '../team.module.css';
import { useAsked } from '../use-asked.tsx';
import { adviceOf, placeWords, rankingName, windowWords } from '../words.ts';
import { inviteOf, ownStep, TeamAction } from './action.tsx';

type BodyProps = {
  team: ExamTeamDetail;
  onRemove: (mate: { id: string; name: string }) => void;
  onLeave: () => void;
};

const OwnLinks = ({ team, onLeave }: Omit<BodyProps, 'onRemove'>) => (
  <div className={css.links}>
    {ownStep(team) !== 'share' && (
      <ButtonLink look="outlined" href={teamShareAddress({ id: team.exam })}>
        我的得分和贡献
      </ButtonLink>
    )}
    <ButtonLink look="outlined" href={teamExamsAddress({ id: team.exam })}>
      组队规则和其他队伍
    </ButtonLink>
    {!team.begun && team.state !== 'over' && (
      <Button look="outlined" onClick={onLeave}>
        退出队伍
      </Button>
    )}
  </div>
);

const Body = ({ team, onRemove, onLeave }: BodyProps) => {
  const own = team.standing === 'own';
  const removes = own && team.captain && team.state !== 'over';
  return (
    <div className={css.body}>
      <div>
        <h2 className={css.title}>{team.name}</h2>
        <p className={css.exam}>{team.examTitle}</p>
      </div>
      <p className={css.advice}>
        <Unbroken>{adviceOf(team)}</Unbroken>
      </p>
      <FactList
        facts={[
          ['人数', team.standing === 'closed' ? '' : `${team.members}/${team.size} 人`],
          ['考试时间', windowWords(team)],
        ]}
      />
      {own && (
        <section>
          <h3 className={css.head}>队员</h3>
          <div className={css.wide}>
            <Mates
              mates={team.mates}
              onRemove={
                removes ? ({ id, nickname }) => onRemove({ id, name: nickname }) : undefined
              }
            />
          </div>
        </section>
      )}
      <section>
        <h3 className={css.head}>
          <Unbroken>{rankingName(team)}</Unbroken>
        </h3>
        {!own && (
          <p className={css.text}>
            <Unbroken>{`${team.place.ranked} 支队伍已有成绩`}</Unbroken>
          </p>
        )}
        {team.top.length > 0 && (
          <div className={css.wide}>
            <Rivals teams={team.top} />
          </div>
        )}
        {own && (
          <p className={css.text}>
            <Unbroken>{`你的队伍：${placeWords(team)}`}</Unbroken>
          </p>
        )}
        <p className={css.text}>{team.rule}</p>
      </section>
      {own && <OwnLinks team={team} onLeave={onLeave} />}
    </div>
  );
};

/** `/teamFriend?id=`: a team, whom it lacks, and where it stands against the others. */
export default detailView(examTeamDetail, {
  useAsked: useQueryId,
  ground: 'card',
  flush: true,
  shapes: [
    ['lines', 4],
    ['compact', 4],
  ],
  gone: teamGone,
  useReread: useSeenAgain,
  useParts: (team, { retry }) => {
    const { join, leave, remove, sheet } = useAsked(retry);
    return {
      title: team.standing === 'own' ? '我的队友' : '组队邀请',
      share: thingCard(inviteOf(team)),
      action: <TeamAction team={team} onJoin={() => join(team)} />,
      body: (
        <>
          <Body
            team={team}
            onRemove={(mate) => remove(team, mate)}
            onLeave={() => leave(team, team.members === 1)}
          />
          {sheet}
        </>
      ),
    };
  },
});
