import { cancellationAddress } from '#schemas/cancellation/addresses.ts';
import { bindPhoneAddress, portraitAddress } from '#schemas/member/addresses.ts';
import type { MemberHome } from '#schemas/member/endpoints.ts';
import { membershipAddress } from '#schemas/membership/addresses.ts';
import { profileAddress } from '#schemas/profile/addresses.ts';
import { dayText, momentText } from '#src/platform/time/china-date.ts';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { Box, Line, Text } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import css from './view.module.css';

const Roles = ({ home }: { home: MemberHome }) => (
  <>
    {home.teacherId && <span className={css.role}>讲师</span>}
    {home.doctor && <span className={css.role}>认证医生</span>}
  </>
);

const Card = ({ until }: { until: number | null }) =>
  until !== null && until > Date.now() ? (
    <a className={css.card} href={membershipAddress()}>
      <Text as="b" kind="card-title" weight={600}>
        学习会员
      </Text>
      <span>有效期至 {dayText(until)}</span>
    </a>
  ) : (
    <a className={css.offer} href={membershipAddress()}>
      <Text as="b" kind="card-title" tone="accent" weight={600}>
        开通会员卡
      </Text>
      <Box as="span" flex="grow">
        会员课程免费学
      </Box>
      <Chevron />
    </a>
  );

const Cancelled = ({ at }: { at: number | null }) =>
  at === null ? null : (
    <a className={css.cancelled} href={cancellationAddress()}>
      <span>
        账号将于 <Unbroken>{momentText(at)}</Unbroken> 注销
      </span>
      <b>撤销注销</b>
    </a>
  );

export const MyHead = ({ home }: { home: MemberHome }) => (
  <Box as="header" padInline="gutter" padStart={12} padEnd={16} surface="card">
    <Cancelled at={home.cancelledAt} />
    <Line gap={16} high={80}>
      <Box
        as="a"
        press="fade"
        className={css.avatar}
        href={portraitAddress()}
        aria-label="修改头像"
      >
        <Picture src={home.avatar} ratio="square" round eager />
      </Box>
      <Line as="a" gap={16} flex="fill" high={80} press="fade" href={profileAddress()}>
        <Box as="span" flex="fill">
          <Text as="span" kind="page-title" lines={1} block>
            {home.nickname || '学员'}
          </Text>
          <Line as="span" gap={8} rowGap={4} wrap above={4}>
            <Roles home={home} />
            <Text as="span" kind="meta" tone="tertiary" digits>
              学号 {home.id}
            </Text>
          </Line>
        </Box>
        <span className="spoken">个人资料</span>
        <Chevron />
      </Line>
    </Line>
    {home.phone ? (
      <Text kind="meta" tone="tertiary" digits padBlock={4}>
        手机号 {home.phone}
      </Text>
    ) : (
      <Line as="a" kind="meta" tone="accent" gap={4} inline tap href={bindPhoneAddress()}>
        还没有绑定手机号，去绑定
        <Chevron />
      </Line>
    )}
    <Card until={home.vipUntil} />
  </Box>
);
