import { useParams } from 'wouter';
import { type Group, type TeamDetail, teamDetail } from '../../../schemas/api/activity.ts';
import { goBack } from '../../platform/go-back.ts';
import { sharePage } from '../../platform/share-page.ts';
import { useCall } from '../../platform/use-call.ts';
import { useShareCard } from '../../platform/wechat/use-share-card.ts';
import { Answered, Skeletons } from '../../ui/answered.tsx';
import { BarButton } from '../../ui/bar-button.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ActivityHead } from './activity-head.tsx';
import { orderLink } from './activity-links.ts';
import { Block, Rules } from './block.tsx';
import { goneTo } from './gone.tsx';
import { SoldProduct } from './sold-product.tsx';
import css from './team-page.module.css';
import { useArrival } from './use-arrival.ts';

const gone = goneTo({ href: '/activity', name: '看看其他活动' });

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

/** `/teamDetails/:id`: a group buy with the groups that can be joined. */
export default function TeamPage() {
  const { id = '' } = useParams<{ id: string }>();
  const called = useCall(teamDetail, { id });
  const team = called.data;
  const since = useArrival(team);
  useShareCard(
    team && {
      title: `¥${team.groupPrice} 拼团：${team.title}`,
      desc: team.subtitle,
      imgUrl: team.thumb,
    },
  );
  return (
    <PageFrame
      route="/teamDetails/:id"
      title="拼团"
      flush
      onBack={() => goBack('/activity')}
      action={
        team && (
          <>
            <BarButton icon="share" onPress={() => void sharePage(team.title)}>
              分享
            </BarButton>
            <Main team={team} />
          </>
        )
      }
    >
      <Answered
        of={called}
        skeleton={
          <Skeletons
            bones={[
              ['banner', 1],
              ['lines', 5],
            ]}
          />
        }
        failed={gone}
      >
        {(data) => (
          <>
            <ActivityHead activity={data} priceName="拼团价" since={since} />
            <MyGroup team={data} />
            <Groups team={data} />
            <Rules rules={data.rules} />
            <SoldProduct product={data.product} />
          </>
        )}
      </Answered>
    </PageFrame>
  );
}
