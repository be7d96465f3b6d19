import { App, Button } from 'antd';
import { handleSchedule } from '#schemas/publication/endpoints.ts';
import { changeByOperator } from '../../change-by-operator.ts';
import { useRights } from '../../draft-editor/context.ts';
import { useAction } from '../../parts/form/use-action.ts';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { Stack } from '../../parts/part.tsx';
import { type Schedule, scheduleName, timesText, useSchedules } from './use-schedules.ts';

const Alert = lazyPart(
  async () => (await import('antd/es/alert')).default,
  () => true,
);

const words: Readonly<Record<NonNullable<Schedule['trouble']>, string>> = {
  missed: '没有进行：整段时间里服务器都没有运行，首页没有变。还需要的话，请重新排一次。',
  misfit:
    '没有进行：它的内容已不符合现在的规则，首页没有变。请在草稿里改好，再重新排一次或直接发布。',
  kept: '到期没有收回：收回后首页不符合现在的规则，它的改动还在线上。请在草稿里改好首页并发布。',
  error: '没有成功，系统会自动再试；一直不成功时，请联系维护服务器的人。',
};

const textOf = (schedule: Schedule): string => {
  const { trouble } = schedule;
  return trouble
    ? `${scheduleName(schedule)} ${timesText(schedule)}的定时发布${words[trouble]}`
    : '';
};

export const ScheduleTroubles = () => {
  const { troubled, call } = useSchedules();
  const { publish } = useRights();
  const { message } = App.useApp();
  const { busy, run } = useAction(
    (id: number) => changeByOperator(handleSchedule, { id }, `${id}`),
    () => {
      message.success('已标记为处理');
      call.refresh();
    },
  );
  if (troubled.length === 0) return null;
  return (
    <Stack gap={8} below={16}>
      {troubled.map((schedule) => (
        <Alert
          key={schedule.id}
          type="error"
          showIcon
          title={textOf(schedule)}
          action={
            publish && (
              <Button size="small" loading={busy} onClick={() => void run(schedule.id)}>
                知道了
              </Button>
            )
          }
        />
      ))}
    </Stack>
  );
};
