import { type LinkSummary, linkSummary } from '#schemas/site/link-endpoints.ts';
import { type LinkKind, type LinkTarget, linkTarget } from '#schemas/site/link-target.ts';
import { firstSeen } from '#src/platform/reading/first-seen.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { readSession } from '#src/platform/session/session.ts';
import { TimeLeft } from '#src/ui/countdown/time-left.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { Box, Text } from '#src/ui/part/parts.tsx';
import { priceText } from '#src/ui/value/amount.ts';
import css from './leads-to.module.css';

type Words = (title: string, who: string, target: LinkTarget) => string;

const wordsOf: Readonly<Record<LinkKind, Words>> = {
  product: (title) => `登录后学习「${title}」`,
  team: (title, _who, { group }) => `登录后${group ? '加入' : '参加'}「${title}」的拼团`,
  flash: (title) => `登录后参加「${title}」的秒杀`,
  live: (title) => `登录后观看直播「${title}」`,
  news: (title) => `登录后阅读「${title}」`,
  questionnaire: (title) => `登录后填写「${title}」`,
  exam: (title) => `登录后参加考试「${title}」`,
  gift: (title, who) => `${who || '朋友'}送你「${title}」，登录后领取`,
};

const Offer = ({ of, again }: { of: LinkSummary; again: () => void }) => {
  const { offer, who } = of;
  if (!offer) return null;
  const { price, linePrice, missing, endAt, now } = offer;
  return (
    <p className={css.offer}>
      <Text as="strong" kind="section-title" tone="price">
        {priceText(price)}
      </Text>
      {linePrice && <span>单独购买 {priceText(linePrice)}</span>}
      {missing > 0 && (
        <span>
          {who ? `${who} 的团` : '这个团'}还差 {missing} 人
        </span>
      )}
      <TimeLeft until={endAt} now={now} since={firstSeen(of)} over="时间已到" onOver={again} />
    </p>
  );
};

const Summary = ({ target }: { target: LinkTarget }) => {
  const { kind, id, group } = target;
  const { data, error, refresh } = useCall(linkSummary, { kind, id, group_id: group });
  // room is kept for what comes, so that nothing below moves
  if (!data && !error) return <div className={css.target} aria-busy="true" />;
  if (!data)
    return (
      <div className={css.target}>
        <p className={css.general}>登录后回到刚才打开的页面</p>
      </div>
    );
  if (!data.title) return null;
  return (
    <div className={css.target} role="status">
      <Box as="span" radius="small" clip>
        <Picture src={data.thumb} ratio="course" />
      </Box>
      <p className={css.words}>{wordsOf[kind](data.title, data.who, target)}</p>
      <Offer of={data} again={refresh} />
    </div>
  );
};

/** Says to a visitor what the login leads to, where that is a thing that was shared. */
export const LeadsTo = () => {
  const target = linkTarget(readSession('beforeLoginUrl'));
  return target ? <Summary target={target} /> : null;
};
