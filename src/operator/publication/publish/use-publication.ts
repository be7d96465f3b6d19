import { App } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { LeftOut } from '#schemas/publication/change-sets.ts';
import { publish, schedulePublication } from '#schemas/publication/endpoints.ts';
import type { CheckedAnswer } from '#src/platform/calls/answered.ts';
import { fromChina } from '#src/platform/time/china-clock.ts';
import { isLost } from '../../call-operator.ts';
import { changeByOperator } from '../../change-by-operator.ts';
import { useDeskState, useDraftEditor } from '../../draft-editor/context.ts';
import { useAction } from '../../parts/form/use-action.ts';
import { zonedText } from '../../parts/moments.ts';
import { useSchedules } from '../releases/use-schedules.ts';
import type { PublicationTime } from './when-fields.tsx';

export type Publication = PublicationTime & { note: string };

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

const changedBy = (author: string) => `${author}刚刚又修改了草稿，请核对后再发布`;

/**
 * Publishes the reviewed draft, now or later; the first press reports what others have changed since the
 * first review. `onStale`: another operator has saved since. `lost`: the outcome of the last press is
 * unknown; the next press sends the same again.
 */
export const usePublication = (reviewed: Reviewed, onDone: () => void, onStale: () => void) => {
  const desk = useDraftEditor();
  const author = useDeskState((state) => state.base.author);
  const [lost, setLost] = useState<Reviewed>();
  /** The version that the publisher has seen; 0: none yet. */
  const known = useRef(0);
  useEffect(() => {
    known.current ||= reviewed.version;
  }, [reviewed.version]);
  const { call: schedules } = useSchedules();
  const { message } = App.useApp();
  const remaining = reviewed.left.length;
  const savedWords = remaining > 0 ? `；${remaining} 处改动留在草稿里` : '';
  const { busy, run } = useAction(
    async (publication: Publication) => {
      const sent = lost ?? reviewed;
      const answer = await send(sent, publication);
      setLost(!answer.ok && isLost(answer) ? sent : undefined);
      return answer;
    },
    (answer) => {
      switch (answer.outcome) {
        case 'published':
          message.success(
            answer.repeated
              ? '这次发布先前已经完成，没有重复发布'
              : `已发布，学员刷新首页即可看到${savedWords}`,
          );
          break;
        case 'scheduled':
          message.success(
            answer.repeated
              ? `先前已经排好，${zonedText(answer.schedule.from)}生效，没有重复排`
              : `已定时，${zonedText(answer.schedule.from)}生效${savedWords}`,
          );
          break;
        case 'stale':
          known.current = answer.draft.version;
          message.warning(changedBy(answer.draft.author));
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
  return {
    busy,
    lost: lost !== undefined,
    /** Changed input is a new request. */
    forgetLost: () => setLost(undefined),
    /** The next review counts as the first. */
    startAnew: () => {
      known.current = 0;
      setLost(undefined);
    },
    run: (publication: Publication): void => {
      if (lost || known.current === reviewed.version) return void run(publication);
      known.current = reviewed.version;
      message.warning(changedBy(author));
    },
  };
};
