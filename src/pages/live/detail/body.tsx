import type { ReactNode } from 'react';
import type { LiveDetail } from '#schemas/live/endpoints.ts';
import { RichText } from '#src/ui/media/rich-text.tsx';
import { Stack } from '#src/ui/part/parts.tsx';
import { LivePoster } from '../poster.tsx';
import { DetailHead, Introduction, SpeakerLink } from './parts.tsx';

type Props = {
  live: LiveDetail;
  /** The phone's clock (ms) when it was answered. */
  since: number;
  awards?: ReactNode;
};

export const DetailBody = ({ live, since, awards }: Props) => (
  <>
    <LivePoster live={live} />
    <Stack as="article" gap={12}>
      <DetailHead live={live} since={since} />
      <SpeakerLink live={live} />
      {awards}
      {live.introHtml && (
        <Introduction>
          <RichText html={live.introHtml} />
        </Introduction>
      )}
    </Stack>
  </>
);
