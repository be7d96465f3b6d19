import { ownCouponsAddress } from '#schemas/coupon/addresses.ts';
import { collectedAddress, viewedAddress } from '#schemas/course/addresses.ts';
import type { MemberHome } from '#schemas/member/endpoints.ts';
import { messageGroupsAddress } from '#schemas/message/addresses.ts';
import { followedTeachersAddress } from '#schemas/teacher/addresses.ts';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import { bigCount } from '#src/ui/value/big-count.ts';
import css from './view.module.css';

type Counters = MemberHome['counters'];

type Row = {
  of: 'collect' | 'follow' | 'viewed' | 'coupon' | 'unread';
  name: string;
  href: string;
};

const rows: readonly Row[] = [
  { of: 'collect', name: '收藏', href: collectedAddress() },
  { of: 'follow', name: '关注', href: followedTeachersAddress() },
  { of: 'viewed', name: '学习记录', href: viewedAddress() },
  { of: 'coupon', name: '优惠券', href: ownCouponsAddress() },
  { of: 'unread', name: '未读', href: messageGroupsAddress() },
];

export const MyCounters = ({ counters }: { counters: Counters }) => (
  <ul className={css.row}>
    {rows.map(({ of, name, href }) => (
      <li key={of}>
        <Stack
          as="a"
          kind="meta"
          tone="tertiary"
          textAlign="center"
          across="center"
          high={60}
          padBlock={8}
          press="page"
          href={href}
        >
          <Text as="b" kind="section-title" tone="primary" digits>
            {bigCount(counters[of])}
          </Text>
          {name}
        </Stack>
      </li>
    ))}
  </ul>
);
