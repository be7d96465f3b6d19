import type { ReactNode } from 'react';
import type { LiveRow } from '#schemas/live/endpoints.ts';
import { Portrait } from '#src/ui/media/portrait.tsx';
import { Stack, Text } from '#src/ui/part/parts.tsx';

type Props = {
  live: Pick<LiveRow, 'teacher' | 'teacherTitle' | 'teacherAvatar'>;
  /** The line below the name. */
  children: ReactNode;
};

/** Portrait, name and title of who speaks, for a line. */
export const Speaker = ({ live, children }: Props) => (
  <>
    <Portrait src={live.teacherAvatar} wide={40} />
    <Stack as="span" flex="fill" gap={2}>
      <Text as="span" kind="card-title" lines={1}>
        {live.teacher}
        {live.teacherTitle && (
          <Text as="span" kind="meta" tone="tertiary">
            {` ${live.teacherTitle}`}
          </Text>
        )}
      </Text>
      {children}
    </Stack>
  </>
);
