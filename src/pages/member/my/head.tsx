import { cancellationAddress } from '#schemas/cancellation/addresses.ts';
import { collectedAddress, viewedAddress } from '#schemas/course/addresses.ts';
import { portraitAddress } from '#schemas/member/addresses.ts';
import type { MemberHome } from '#schemas/member/endpoints.ts';
import { membershipAddress } from '#schemas/membership/addresses.ts';
import { messageGroupsAddress } from '#schemas/message/addresses.ts';
import { profileAddress } from '#schemas/profile/addresses.ts';
import { followedTeachersAddress } from '#schemas/teacher/addresses.ts';
import type { ReadValue } from '#src/platform/reading/create-use-call.ts';
import { dayText, momentText } from '#src/platform/time/china-date.ts';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { Box, Line, Text } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { Cell, Cells, Figure, figure } from './cells.tsx';
import css from './view.module.css';

type Home = ReadValue<MemberHome>;

/** Of one height, whatever stands in it. */
const slot = {
  kind: 'meta',
  gap: 12,
  high: 56,
  padInline: 'gutter',
  above: 8,
  radius: 'card',
} as const;

const Card = ({ until }: { until: number | null }) =>
  until !== null && until > Date.now() ? (
    <Line as="a" {...slot} press="fade" className={css.card} href={membershipAddress()}>
      <Text as="b" kind="card-title" weight={600} flex="grow">
        学习会员
      </Text>
      <span>
        有效期至 <Unbroken>{dayText(until)}</Unbroken>
      </span>
    </Line>
  ) : (
    <Line as="a" {...slot} press="fade" surface="tint" tone="secondary" href={membershipAddress()}>
      <Text as="b" kind="card-title" tone="accent" weight={600}>
        开通会员卡
      </Text>
      <Box as="span" flex="grow">
        会员课程免费学
      </Box>
      <Chevron />
    </Line>
  );

const Cancelled = ({ at }: { at: number }) => (
  <Line as="a" {...slot} press="fade" className={css.cancelled} href={cancellationAddress()}>
    <Box as="span" flex="grow">
      账号将于 <Unbroken>{momentText(at)}</Unbroken> 注销
    </Box>
    <b>撤销注销</b>
  </Line>
);

const Slot = ({ of: { data, error, retry } }: { of: Home }) => {
  if (data?.cancelledAt) return <Cancelled at={data.cancelledAt} />;
  if (data) return <Card until={data.vipUntil} />;
  return error ? (
    <Line {...slot} surface="tint" tone="secondary" role="alert">
      <Box as="span" flex="grow">
        {error.message}
      </Box>
      <Box as="button" tone="accent" tap="both" breaks="none" type="button" onClick={retry}>
        重新加载
      </Box>
    </Line>
  ) : (
    <Line {...slot} surface="page" />
  );
};

const counters = [
  { of: 'collect', name: '收藏', href: collectedAddress() },
  { of: 'follow', name: '关注', href: followedTeachersAddress() },
  { of: 'viewed', name: '学习记录', href: viewedAddress() },
  { of: 'unread', name: '未读', href: messageGroupsAddress() },
] as const;

const nameOf = ({ data, error }: Home): string => {
  if (data) return data.nickname || '学员';
  return error ? '个人资料' : '…';
};

export const MyHead = ({ of }: { of: Home }) => {
  const { data } = of;
  return (
    <Box as="header" padInline="gutter" padStart={12} padEnd={4} surface="card">
      <Line gap={16} high={80}>
        <Box
          as="a"
          press="fade"
          className={css.avatar}
          href={portraitAddress()}
          aria-label="修改头像"
        >
          <Picture src={data?.avatar ?? ''} ratio="square" round eager />
        </Box>
        <Line as="a" gap={16} flex="fill" high={80} press="fade" href={profileAddress()}>
          <Box as="span" flex="fill">
            <Text as="span" kind="page-title" lines={1} block>
              {nameOf(of)}
            </Text>
            <Line as="span" gap={8} rowGap={4} wrap high={20} above={4}>
              {data && (
                <Text as="span" kind="meta" tone="tertiary" digits>
                  学号 {data.id}
                </Text>
              )}
              {data?.teacherId && <span className={css.role}>讲师</span>}
              {data?.doctor && <span className={css.role}>认证医生</span>}
            </Line>
          </Box>
          <span className="spoken">个人资料</span>
          <Chevron />
        </Line>
      </Line>
      <Slot of={of} />
      <Cells>
        {counters.map(({ of: counter, name, href }) => (
          <Cell key={counter} href={href} name={name}>
            <Figure>{figure(of, ({ counters: all }) => all[counter])}</Figure>
          </Cell>
        ))}
      </Cells>
    </Box>
  );
};
