import { lazyPage } from '#src/platform/navigation/lazy-page.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import type { FieldProps } from './field-props.ts';

const NotLoaded = ({ values }: FieldProps) => (
  <Text tone="price" role="alert">
    {values.length > 0 ? '录音已经保存，' : ''}录音功能没有加载出来，请检查网络后刷新页面
  </Text>
);

/** Loaded separately, since few questions need a recorder. */
export const LazyVoice = lazyPage<FieldProps>(
  () =>
    import('./voice.tsx').then(
      ({ VoiceField }) => ({ default: VoiceField }),
      () => ({ default: NotLoaded }),
    ),
  <p>正在准备录音…</p>,
);
