import { Button } from '#src/ui/button/button.tsx';
import { Failure } from '#src/ui/card/cards.tsx';
import { Box, Stack, Text } from '#src/ui/part/parts.tsx';
import type { SaveState } from './autosave.ts';

const words: Readonly<Record<SaveState, string>> = {
  saved: '已保存',
  waiting: '正在保存…',
  saving: '正在保存…',
  failed: '没有保存成功',
  changed: '没有保存',
};

/** In the bar of a form that saves itself. */
export const SaveMark = ({ state }: { state: SaveState }) => (
  <Box as="span" padInline={12}>
    <Text
      as="span"
      kind="meta"
      tone={state === 'saved' ? 'tertiary' : 'secondary'}
      breaks="none"
      role="status"
    >
      {words[state]}
    </Text>
  </Box>
);

type Props = { state: SaveState; failure: string; onRetry: () => void };

/** Why something is not saved, above the form. */
export const SaveTrouble = ({ state, failure, onRetry }: Props) => {
  if (state !== 'failed' && state !== 'changed') return null;
  return (
    <Stack gap={8}>
      <Failure text={state === 'failed' ? `${failure}。填写的内容还在这台手机上。` : failure} />
      <Button look="outlined" onClick={() => (state === 'changed' ? location.reload() : onRetry())}>
        {state === 'changed' ? '重新打开' : '再试一次'}
      </Button>
    </Stack>
  );
};
