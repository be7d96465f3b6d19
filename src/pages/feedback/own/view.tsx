import type { ReactNode } from 'react';
import { feedbackAddress } from '#schemas/feedback/addresses.ts';
import { feedbackList, type OwnFeedback } from '#schemas/feedback/endpoints.ts';
import { feedbackKindNames } from '#schemas/feedback/fields.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { renewedAddress } from '#src/platform/picture/renewed-address.ts';
import { momentOrBlank } from '#src/platform/time/period.ts';
import { ShownPictures } from '#src/ui/media/shown-pictures.tsx';
import { Box, Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';

const Head = ({ children }: { children: ReactNode }) => (
  <Line
    as="p"
    kind="meta"
    tone="secondary"
    gap={12}
    rowGap={4}
    align="stretch"
    justify="between"
    wrap
  >
    {children}
  </Line>
);

const FeedbackCard = ({ feedback }: { feedback: OwnFeedback }) => {
  const { kind, text, pictures, time, state, answer, answeredAt } = feedback;
  return (
    <Box padEnd={12}>
      <Stack as="article" gap={8} pad={12} surface="card" radius="card">
        <Head>
          <span>
            {feedbackKindNames[kind]} · <Unbroken>{momentOrBlank(time)}</Unbroken>
          </span>
          <Text as="span" tone={state === 'answered' ? 'accent' : undefined}>
            {state === 'answered' ? '已回复' : '待处理'}
          </Text>
        </Head>
        <Text breaks="lines">{text}</Text>
        <ShownPictures addresses={pictures} name="图片" renew={renewedAddress} />
        {answer !== '' && (
          <Stack gap={4} padBlock={10} padInline={12} surface="page" radius="small">
            <Head>
              <span>
                回复 · <Unbroken>{momentOrBlank(answeredAt)}</Unbroken>
              </span>
            </Head>
            <Text breaks="lines">{answer}</Text>
          </Stack>
        )}
      </Stack>
    </Box>
  );
};

export default listView(feedbackList, {
  label: '我的反馈',
  rowHeight: 140,
  skeleton: 'rows',
  box: { padInline: 'gutter', padStart: 12 },
  empty: { text: '还没有反馈', link: '写反馈', to: feedbackAddress() },
  row: (feedback) => <FeedbackCard feedback={feedback} />,
});
