import { App, Button } from 'antd';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { readAlerts, testAlert } from '#schemas/diagnostics/desk-endpoints.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { useMay } from '../draft-editor/context.ts';
import { OperatorChip } from '../parts/chip.tsx';
import { useAction } from '../parts/form/use-action.ts';
import { agoText } from '../parts/moments.ts';
import { Loaded } from '../parts/panel/loaded.tsx';
import report from '../parts/panel/report.module.css';
import { Box, Line, Stack, Text } from '../parts/part.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import css from './alerts.module.css';
import { alertFailureText, alertSettingsText } from './words.ts';

type Alerts = z.output<typeof readAlerts.data>;
type Sent = Alerts['sent'][number];

/** In ms; while a test message is being sent. */
const LOOK_AGAIN = 2000;

const states = {
  waiting: { text: '正在发送', tone: 'info' },
  sent: { text: '已发出', tone: 'good' },
  failed: { text: '没有发出', tone: 'bad' },
} as const satisfies Record<Sent['state'], object>;

const Message = ({ sent }: { sent: Sent }) => {
  const { text, tone } = states[sent.state];
  const failure = sent.failure && sent.state !== 'sent' ? alertFailureText(sent.failure) : '';
  return (
    <Stack as="li" gap={4} padStart={8} edge="start">
      <Line as="span" size={13} tone="tertiary" gap={8}>
        <OperatorChip tone={tone}>{text}</OperatorChip>
        {agoText(sent.at, Date.now())}
      </Line>
      <Text as="span" breaks="lines">
        {sent.text}
      </Text>
      {failure && (
        <span className={css.failure}>
          {failure}
          {sent.state === 'waiting' && '，系统会再试'}
        </span>
      )}
    </Stack>
  );
};

const isTesting = ({ sent }: Alerts): boolean =>
  sent.some(({ test, state }) => test && state === 'waiting');

export const AlertsPanel = () => {
  const edit = useMay('statistics.edit');
  const { message } = App.useApp();
  const [testing, setTesting] = useState(false);
  const call = useOperatorCall(
    readAlerts,
    {},
    { every: testing ? LOOK_AGAIN : 0, onAnswer: (alerts) => setTesting(isTesting(alerts)) },
  );
  const { busy, run } = useAction(
    () => changeByOperator(testAlert, {}),
    () => {
      message.success('测试告警已交给系统发送，结果显示在下面');
      setTesting(true);
      call.refresh();
    },
  );
  return (
    <Box as="section" above={16} className={report.card} aria-labelledby="alerts">
      <Text as="h2" size={16} below={4} id="alerts">
        告警
      </Text>
      <Loaded call={call}>
        {({ settings, sent }) => (
          <>
            <Text tone="tertiary" below={8}>
              {alertSettingsText(settings)}
            </Text>
            {settings && edit && (
              <Button loading={busy || testing} onClick={() => void run()}>
                发送测试告警
              </Button>
            )}
            {sent.length > 0 && (
              <ul className={css.list} aria-label="最近的告警">
                {sent.map((one) => (
                  <Message key={one.id} sent={one} />
                ))}
              </ul>
            )}
            {settings && sent.length === 0 && (
              <Text tone="tertiary" below={8}>
                还没有发过告警。
              </Text>
            )}
          </>
        )}
      </Loaded>
    </Box>
  );
};
