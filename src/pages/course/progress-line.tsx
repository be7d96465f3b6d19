import { Box, Line } from '#src/ui/part/parts.tsx';
import { ProgressBar } from '#src/ui/value/progress-bar.tsx';

/** `percent`: 0 to 100. */
export const ProgressLine = ({ percent, children }: { percent: number; children: string }) => (
  <Line as="span" kind="meta" tone="secondary" breaks="none" gap={12}>
    <ProgressBar value={percent} max={100} label="学习进度" />
    <Box as="span" flex="none">
      {children}
    </Box>
  </Line>
);
