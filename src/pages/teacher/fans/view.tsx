import { doctorCenterAddress } from '#schemas/onboarding/addresses.ts';
import { workshopFans } from '#schemas/teacher/endpoints.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { momentOrBlank } from '#src/platform/time/period.ts';
import { Portrait } from '#src/ui/media/portrait.tsx';
import { Box, Line, Text } from '#src/ui/part/parts.tsx';

export default listView(workshopFans, {
  label: '粉丝',
  rowHeight: 60,
  skeleton: 'compact',
  ground: 'card',
  empty: {
    text: '还没有人关注你的工作室，分享讲师主页让更多人看到',
    link: '去医生中心',
    to: doctorCenterAddress(),
  },
  notFound: { to: doctorCenterAddress(), link: '去医生中心' },
  row: ({ name, followedAt }) => (
    <Line gap={12} high={60} padInline="gutter">
      <Portrait src="" wide={40} />
      <Box flex="fill">{name}</Box>
      <Text as="span" kind="meta" tone="tertiary">
        {momentOrBlank(followedAt)} 关注
      </Text>
    </Line>
  ),
});
