import { liveAddress } from '#schemas/live/addresses.ts';
import type { LiveDetail } from '#schemas/live/endpoints.ts';
import { isOver, lacksReplay } from '#schemas/live/status.ts';
import { liveStanding, liveWay } from '#src/entities/live/standing.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { Price } from '#src/ui/value/price.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { PasswordForm } from '../password-form.tsx';
import { LivePoster } from '../poster.tsx';
import { noReplayText } from '../replay.ts';
import { Speaker } from '../speaker.tsx';

type Props = { live: LiveDetail; onOpened: () => void };

const boughtText = ({ status, hasReplay }: LiveDetail): string => {
  if (!isOver(status)) return '购买后立即开通，有回放时同样可看。';
  return hasReplay ? '购买后立即开通，可以看回放。' : '购买后立即开通。';
};

const Sale = ({ live }: { live: LiveDetail }) => {
  const { name, href } = liveWay(live);
  const gone = lacksReplay(live);
  return (
    <Stack textAlign="center" gap={12}>
      {gone ? (
        <p>直播已结束</p>
      ) : (
        <Line as="p" gap={12} justify="center">
          购票后观看
          <Price value={live.price} size="large" />
        </Line>
      )}
      <Text kind="meta" tone="tertiary">
        {gone ? noReplayText(live) : boughtText(live)}
      </Text>
      <ButtonLink href={href}>{name}</ButtonLink>
    </Stack>
  );
};

export const GatePanel = ({ live, onOpened }: Props) => {
  const { whenAndLength } = liveStanding(live);
  const when = (
    <Text as="span" kind="meta" tone="tertiary">
      <Unbroken>{whenAndLength}</Unbroken>
    </Text>
  );
  return (
    <>
      <LivePoster live={live} />
      <Stack gap={12} padInline="gutter" padStart={16} padEnd={8} surface="card">
        <Text as="h2" kind="section-title" breaks="pretty">
          {live.title}
        </Text>
        {live.teacher ? (
          <Line gap={12}>
            <Speaker live={live}>{when}</Speaker>
          </Line>
        ) : (
          when
        )}
        {live.gate === 'password' ? (
          <PasswordForm id={live.id} onOpened={onOpened} />
        ) : (
          <Sale live={live} />
        )}
        <Stack
          as="a"
          kind="meta"
          tone="accent"
          align="center"
          across="center"
          tap
          href={liveAddress({ id: live.id })}
        >
          查看直播介绍
        </Stack>
      </Stack>
    </>
  );
};
