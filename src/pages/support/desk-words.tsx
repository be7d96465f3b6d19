import type { SupportThread } from '#schemas/support/endpoints.ts';
import { LineSign } from '#src/ui/icon/line-sign.tsx';
import { SignTile } from '#src/ui/icon/tile.tsx';
import { Box, Line, Text } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import css from './messages.module.css';

type Props = { thread: Pick<SupportThread, 'hours' | 'promise' | 'phone'> };

const HEADSET =
  'M4.500 13v-1a7.500 7.500 0 0 1 15 0v1M4.500 13.500h2.800v5H6a1.500 1.500 0 0 1-1.500-1.500zm15 0h-2.800v5H18a1.500 1.500 0 0 0 1.500-1.500zM18 18.500c0 1.700-1.800 2.500-4.500 2.500';

/** When the desk answers, how soon, and by which phone it can be called. */
export const DeskWords = ({ thread: { hours, promise, phone } }: Props) => (
  <Line gap={12} pad={12} surface="card" radius="card">
    <SignTile>
      <LineSign d={HEADSET} />
    </SignTile>
    <Box flex="fill">
      <Text kind="card-title">在线客服</Text>
      {[hours && `服务时间 ${hours}`, promise || '回复后会发消息通知你'].map(
        (words) =>
          words && (
            <Text kind="meta" tone="secondary" above={2} breaks="pretty" key={words}>
              <Unbroken>{words}</Unbroken>
            </Text>
          ),
      )}
    </Box>
    {/\d/.test(phone) && (
      <a
        className={css.call}
        href={`tel:${phone.replace(/[^\d+]/g, '')}`}
        aria-label={`拨打客服电话 ${phone}`}
      >
        电话
      </a>
    )}
  </Line>
);
