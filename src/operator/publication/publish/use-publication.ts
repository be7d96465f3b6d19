import { App } from 'antd';
import type * as z from 'zod/mini';
import { publish, schedulePublication } from '../../../../schemas/publication/endpoints.ts';
import type { LeftOut } from '../../../../schemas/publication/leave-out.ts';
import type { CheckedAnswer } from '../../../platform/calls/answered.ts';
import { fromChina } from '../../../platform/time/china-clock.ts';
import { changeByOperator } from '../../change-by-operator.ts';
import { useDraftEditor } from '../../draft-editor/context.ts';
import { zonedText } from '../../parts/moments.ts';
import { useAction } from '../../parts/use-action.ts';
import { useSchedules } from '../releases/use-schedules.ts';
import type { PublicationTime } from './when-fields.tsx';

export type Publication = PublicationTime & { note: string };

/** What was reviewed: the draft's version, and what of it is not to be published. */
type Reviewed = { version: number; left: LeftOut[] };

type Outcome = z.output<typeof publish.data> | z.output<typeof schedulePublication.data>;

const send = (
  { version, left }: Reviewed,
  { when, from, until, note, clearDraft = false }: Publication,
): Promise<CheckedAnswer<Outcome>> =>
  when === 'later' && from
    ? changeByOperator(schedulePublication, {
        ...{ version, note, clearDraft, left },
        from: fromChina(from),
        until: until ? fromChina(until) : null,
      })
    : changeByOperator(publish, { version, note, left });

/** Publishes what was reviewed, now or later; `onStale`: another operator has saved since. */
export const usePublication = (reviewed: Reviewed, onDone: () => void, onStale: () => void) => {
  const desk = useDraftEditor();
  const { call: schedules } = useSchedules();
  const { message } = App.useApp();
  const kept = reviewed.left.length;
  const keptWords = kept > 0 ? `；${kept} 处改动留在草稿里` : '';
  return useAction(
    (publication: Publication) => send(reviewed, publication),
    (answer) => {
      switch (answer.outcome) {
        case 'published':
          message.success(
            answer.repeated
              ? '这次发布先前已经完成，没有重复发布'
              : `已发布，学员刷新首页即可看到${keptWords}`,
          );
          break;
        case 'scheduled':
          message.success(
            answer.repeated
              ? `先前已经排好，${zonedText(answer.schedule.from)}生效，没有重复排`
              : `已定时，${zonedText(answer.schedule.from)}生效${keptWords}`,
          );
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
