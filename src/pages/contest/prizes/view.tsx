import { claimPrizeAddress, drawResultAddress } from '#schemas/contest/addresses.ts';
import { ownGamePrizes, type WonPrize } from '#schemas/contest/endpoints.ts';
import { homeAddress } from '#schemas/home/addresses.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { dayText } from '#src/platform/time/china-date.ts';
import { Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { PrizePicture } from '../prize-picture.tsx';
import { prizeKindNames, wonState } from '../words.ts';

const Row = ({ prize }: { prize: WonPrize }) => {
  const { id, state, title, gameTitle, kind, at } = prize;
  const open = state === 'unclaimed';
  return (
    <Line
      as="a"
      gap={12}
      pad={12}
      below={12}
      surface="card"
      radius="card"
      href={open ? claimPrizeAddress({ id }) : drawResultAddress({ id })}
    >
      <PrizePicture of={prize} />
      <Stack as="span" gap={2} flex="fill">
        <Text as="span" kind="card-title" lines={2}>
          <Unbroken>{title}</Unbroken>
        </Text>
        <Text as="span" kind="meta" tone="secondary">
          {gameTitle}
        </Text>
        <Text as="span" kind="meta" tone="secondary">
          {prizeKindNames[kind]}
          {at !== null && ` · ${dayText(at)}`}
        </Text>
      </Stack>
      <Text as="span" kind="meta" tone={open ? 'accent' : 'secondary'} flex="none">
        {wonState(prize)}
      </Text>
    </Line>
  );
};

export default listView(ownGamePrizes, {
  label: '我的奖品',
  rowHeight: 96,
  skeleton: 'rows',
  cards: true,
  box: { padInline: 'gutter', padStart: 12 },
  empty: { text: '还没有奖品，去参加答题活动吧', link: '去首页看看', to: homeAddress() },
  row: (prize) => <Row prize={prize} />,
});
