import { Text } from '#src/ui/part/parts.tsx';
import type { Chat } from './channel/open-chat.ts';
import css from './panel.module.css';

type Props = Pick<Chat, 'line' | 'why'> & { onEnter: () => void };

/** The state of the line, where it is worth telling. */
export const LineBar = ({ line, why, onEnter }: Props) => {
  if (line === 'lost')
    return (
      <p className={css.bar} role="status">
        连接已断开，正在重新连接…
      </p>
    );
  if (line === 'over')
    return (
      <p className={css.bar} role="alert">
        {why}
        <Text as="button" tone="accent" tap="both" padInline={8} type="button" onClick={onEnter}>
          重新进入
        </Text>
      </p>
    );
  return null;
};
