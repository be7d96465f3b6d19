import { useParams } from 'wouter';
import { type Group, type TeamDetail, teamDetail } from '../../../schemas/api/activity.ts';
import { chinaDayTime } from '../../platform/china-date.ts';
import { sharePage } from '../../platform/share-page.ts';
import { useCall } from '../../platform/use-call.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ActivityFrame } from './activity-frame.tsx';
import { orderLink } from './activity-links.ts';
import { Block } from './block.tsx';
import css from './team-page.module.css';

const GroupLine = ({ team, group }: { team: TeamDetail; group: Group }) => (
  <li className={css.group}>
    <span className={css.face}>
      <Picture src={group.avatar} ratio="square" round />
    </span>
    <span className={css.words}>
      <span>
        {group.leader} 的团，还差 <strong>{group.left}</strong> 人
      </span>
      <span className={css.left}>
        <Countdown startTime={null} endTime={group.stopAt} now={team.now} />
      </span>
    </span>
    {group.mine ? (
      <span className={css.mine}>我在团中</span>
    ) : (
      <a className={css.join} href={orderLink(team, group.id)}>
        去参团
      </a>
    )}
  </li>
);

const Groups = ({ team }: { team: TeamDetail }) => {
  if (team.state !== 'running' || team.groups.length === 0) return null;
  return (
    <Block title={`正在拼的团（${team.groupTotal}）`}>
      <ul>
        {team.groups.map((group) => (
          <GroupLine key={group.id} team={team} group={group} />
        ))}
      </ul>
    </Block>
  );
};

const closed = { before: '活动未开始', soldout: '已抢光', over: '活动已结束' } as const;

const Main = ({ team }: { team: TeamDetail }) => {
  const { mine, state, product, groupPrice } = team;
  if (mine.owned && product.link) return <ButtonLink href={product.link}>去学习</ButtonLink>;
  if (mine.orderState === 'unpaid')
    return <ButtonLink href={`/order_pay/${mine.orderId}`}>继续支付</ButtonLink>;
  if (mine.groupId) return <Button onClick={() => void sharePage(team.title)}>邀请好友参团</Button>;
  if (state !== 'running') return <Button disabled>{closed[state]}</Button>;
  return (
    <>
      {product.link && (
        <ButtonLink look="outlined" href={product.link}>
          单独购买
        </ButtonLink>
      )}
      <ButtonLink href={orderLink(team)}>¥{groupPrice} 开团</ButtonLink>
    </>
  );
};

const MyGroup = ({ team }: { team: TeamDetail }) => {
  const own = team.groups.find(({ mine }) => mine);
  if (!own) return null;
  return (
    <Block title="我的团">
      <p className={css.text}>
        已有 {own.joined} 人，还差 {own.left} 人成团。人数不够会在到期后自动退款。
      </p>
    </Block>
  );
};

/** Where and when one that takes place somewhere does. */
const Place = ({ team: { offline, venue, startTime, endTime } }: { team: TeamDetail }) =>
  offline &&
  venue && (
    <Block title="活动时间与地点">
      <p className={css.text}>{venue}</p>
      {startTime !== null && endTime !== null && (
        <p className={css.text}>
          {chinaDayTime(startTime)} 至 {chinaDayTime(endTime)}
        </p>
      )}
    </Block>
  );

type ScreenProps = { route: string; title: string; id: string };

/** A group buy with the groups that can be joined. */
export const TeamScreen = ({ route, title, id }: ScreenProps) => (
  <ActivityFrame
    route={route}
    title={title}
    priceName="拼团价"
    shareName="拼团"
    called={useCall(teamDetail, { id })}
    main={(team) => <Main team={team} />}
  >
    {(team) => (
      <>
        <Place team={team} />
        <MyGroup team={team} />
        <Groups team={team} />
      </>
    )}
  </ActivityFrame>
);

/** `/teamDetails/:id` */
export default function TeamPage() {
  const { id = '' } = useParams<{ id: string }>();
  return <TeamScreen route="/teamDetails/:id" title="拼团" id={id} />;
}
