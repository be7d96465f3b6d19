import type { WorkshopBanner } from '#schemas/workshop/banner-endpoints.ts';
import { TextButton } from '#src/ui/button/button.tsx';
import { DragHandle } from '#src/ui/list/drag-handle.tsx';
import type { useDrag } from '#src/ui/list/use-drag.ts';
import { Thumb } from '#src/ui/media/thumb.tsx';
import { Box, Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { hiddenText, targetText } from './words.ts';

type Props = {
  banner: WorkshopBanner;
  first: boolean;
  last: boolean;
  drag: ReturnType<typeof useDrag>;
  onStep: (by: -1 | 1) => void;
  onShow: (shown: boolean) => void;
  onEdit: () => void;
  onRemove: () => void;
};

export const BannerRow = ({ banner, first, last, drag, ...on }: Props) => {
  const { id, thumb, title, shown } = banner;
  const hidden = hiddenText(banner);
  const act = (name: string, onClick: () => void, disabled = false) => (
    <TextButton onClick={onClick} disabled={disabled}>
      {name}
      <span className="spoken">“{title}”</span>
    </TextButton>
  );
  return (
    <Box as="li" edge="between" surface="card" data-row={id}>
      <Line gap={12} align="start" padStart={12} padInline={12}>
        <Thumb src={thumb} ratio="banner" />
        <Stack gap={2} flex="fill">
          <Text kind="card-title" lines={2}>
            {title}
          </Text>
          <Text kind="meta" tone="tertiary" lines={2}>
            {targetText(banner)}
          </Text>
          <Text kind="meta" tone="price" hideEmpty>
            {hidden}
          </Text>
        </Stack>
        <DragHandle name={title} drag={drag} onStep={on.onStep} />
      </Line>
      <Line wrap justify="end" padInline={4}>
        {act('编辑', on.onEdit)}
        {act(shown ? '隐藏' : '显示', () => on.onShow(!shown))}
        {act('上移', () => on.onStep(-1), first)}
        {act('下移', () => on.onStep(1), last)}
        {act('删除', on.onRemove)}
      </Line>
    </Box>
  );
};
