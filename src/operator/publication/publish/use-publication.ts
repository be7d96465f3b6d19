import { App } from 'antd';
import type * as z from 'zod/mini';
import { publish, schedulePublication } from '../../../../schemas/publication/endpoints.ts';
import type { CheckedAnswer } from '../../../platform/calls/answered.ts';
import { fromChina } from '../../../platform/time/china-clock.ts';
import { changeByOperator } from '../../change-by-operator.ts';
import { useDraftEditor } from '../../draft-editor/context.ts';
import { zonedText } from '../../parts/moments.ts';
import { useAction } from '../../parts/use-action.ts';
import { useSchedules } from '../releases/use-schedules.ts';
import type { PublicationTime } from './when-fields.tsx';

export type Publication = PublicationTime & { note: string };

type Outcome = z.output<typeof publish.data> | z.output<typeof schedulePublication.data>;

const send = (
  version: number,
  { when, from, until, note, clearDraft = false }: Publication,
): Promise<CheckedAnswer<Outcome>> =>
  when === 'later' && from
    ? changeByOperator(schedulePublication, {
        version,
        ...{ note, clearDraft },
        from: fromChina(from),
        until: until ? fromChina(until) : null,
      })
    : changeByOperator(publish, { version, note });

/** Publishes the reviewed version, now or later; `onStale`: another operator has saved since. */
export const usePublication = (version: number, onDone: () => void, onStale: () => void) => {
  const desk = useDraftEditor();
  const { call: schedules } = useSchedules();
  const { message } = App.useApp();
  return useAction(
    (publication: Publication) => send(version, publication),
    (answer) => {
      switch (answer.outcome) {
        case 'published':
          message.success(
            answer.repeated ? '这次发布先前已经完成，没有重复发布' : '已发布，学员刷新首页即可看到',
          );
          break;
        case 'scheduled':
          message.success(`已定时，${zonedText(answer.schedule.from)}生效`);
          break;
        case 'stale':
          message.warning(`${answer.draft.author}刚刚又修改了草稿，请核对后再发布`);
          void desk.refresh();
          return onStale();
        case 'faulty':
          message.error('草稿里有要改好才能发布的内容');
          return onStale();
      }
      schedules.refresh();
      void desk.refresh();
      onDone();
    },
  );
};
