import { useState } from 'react';
import type { SignCalendar } from '#schemas/points/endpoints.ts';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { Box, Stack, Text } from '#src/ui/part/parts.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import css from '../sign/view.module.css';
import { TodaySheet } from './sheet.tsx';

export const PosterCard = ({ calendar }: { calendar: SignCalendar }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Box
        as="button"
        press="tint"
        className={css.poster}
        type="button"
        onClick={() => setOpen(true)}
      >
        <span className={css.leaf} aria-hidden="true">
          {Number(calendar.today.slice(8))}
        </span>
        <Stack as="span" gap={4} flex="fill">
          <Text as="span" kind="card-title">
            今日海报
          </Text>
          <Text as="span" kind="meta" tone="secondary" lines={2}>
            {calendar.line || '把今天的坚持分享给朋友'}
          </Text>
        </Stack>
        <Chevron />
      </Box>
      <Sheet open={open} title="今日海报" onClose={() => setOpen(false)}>
        <TodaySheet calendar={calendar} />
      </Sheet>
    </>
  );
};
