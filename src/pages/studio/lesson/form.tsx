import { useCallback, useState } from 'react';
import { courseFormAddress } from '#schemas/studio/addresses.ts';
import { type StudioFile, type StudioLesson, saveLesson } from '#schemas/studio/endpoints.ts';
import {
  courseHtml,
  isLive,
  MOST_TRIAL_SECONDS,
  newTitle,
  TITLE_LENGTH,
} from '#schemas/studio/fields.ts';
import type { UnkeyedPayload } from '#schemas/wire/define-endpoint.ts';
import { readPayload } from '#schemas/wire/read-payload.ts';
import { faultIn } from '#schemas/wire/rules.ts';
import { goBack } from '#src/platform/navigation/go-back.ts';
import { change } from '#src/platform/writing/change.ts';
import { Button } from '#src/ui/button/button.tsx';
import { TickField } from '#src/ui/form/choice.tsx';
import { TextField } from '#src/ui/form/text.tsx';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import { ArticleField } from '../article-field.tsx';
import { unsavedCopy, useAutosave } from '../autosave.ts';
import { SaveMark, SaveTrouble } from '../save-note.tsx';
import { FileField } from './file.tsx';

type Values = Omit<UnkeyedPayload<typeof saveLesson>, 'version'>;

const valuesOf = (course: string, of: StudioLesson): Values => ({
  ...{ id: course, lesson: of.id, title: of.title, media: of.media, html: of.html },
  ...{ trial: of.trial, free: of.free, noSkip: of.noSkip },
});

const copyName = (course: string, lesson: string): string => `${course}-${lesson}`;

const restoredFrom = (course: string, { id, version }: StudioLesson): Values | undefined => {
  const copy = Object(unsavedCopy(copyName(course, id), version));
  const read = readPayload(saveLesson.payload, { ...copy, version });
  return read.success && read.data.lesson === id ? read.data : undefined;
};

const isSeconds = (typed: string): boolean =>
  /^\d{1,5}$/.test(typed) && Number(typed) <= MOST_TRIAL_SECONDS;

type Props = { course: string; lesson: StudioLesson };

export const LessonForm = ({ course, lesson }: Props) => {
  const { kind } = lesson;
  const [restored] = useState(() => restoredFrom(course, lesson));
  const [values, setValues] = useState<Values>(restored ?? (() => valuesOf(course, lesson)));
  const [file, setFile] = useState<Pick<StudioFile, 'name' | 'duration' | 'poster'>>({
    ...{ name: lesson.mediaName, duration: lesson.duration, poster: lesson.poster },
  });
  const [trial, setTrial] = useState(values.trial === 0 ? '' : String(values.trial));
  const send = useCallback(
    (value: Values, version: number) => change(saveLesson, { ...value, version }, value.lesson),
    [],
  );
  const saving = useAutosave({
    ...{ name: copyName(course, lesson.id), value: values, restored: restored !== undefined },
    ...{ version: lesson.version, send },
  });
  const locked = lesson.state === 'waiting' || saving.state === 'changed';
  const set = (changed: Partial<Values>) => setValues((before) => ({ ...before, ...changed }));
  const done = async () => {
    if (await saving.flush()) goBack(courseFormAddress({ id: course }));
  };
  return (
    <PageFrame
      ground="card"
      spaced
      aside={<SaveMark state={saving.state} />}
      action={<Button onClick={() => void done()}>完成</Button>}
    >
      <Stack gap={16}>
        <SaveTrouble {...saving} onRetry={() => void saving.flush()} />
        {lesson.state === 'waiting' && <Text tone="secondary">正在审核，撤回后才能修改。</Text>}
        <Text kind="meta" tone="tertiary">
          {lesson.courseTitle}
        </Text>
        <TextField
          label="标题"
          value={values.title}
          maxLength={TITLE_LENGTH}
          disabled={locked}
          autoComplete="off"
          error={faultIn(newTitle, values.title)}
          onChange={({ target }) => set({ title: target.value })}
        />
        {kind !== 'text' && (
          <FileField
            kind={kind}
            file={file}
            disabled={locked}
            hint={
              isLive(values.lesson)
                ? '换了文件，审核通过以前播放原来的，学员的进度按比例保留'
                : undefined
            }
            onChoose={(chosen) => {
              setFile(chosen);
              set({ media: chosen.id });
            }}
          />
        )}
        <ArticleField
          label={kind === 'text' ? '正文' : '图文说明'}
          optional={kind !== 'text'}
          html={values.html}
          disabled={locked}
          error={faultIn(courseHtml, values.html)}
          onChange={(html) => set({ html })}
        />
        <TickField
          label="免费学：没有买课程的人也能学这一节"
          checked={values.free}
          disabled={locked}
          onChange={({ target }) => set({ free: target.checked })}
        />
        {!values.free && kind === 'text' && (
          <TickField
            label="可以试读开头"
            checked={values.trial > 0}
            disabled={locked}
            onChange={({ target }) => set({ trial: target.checked ? 1 : 0 })}
          />
        )}
        {!values.free && kind !== 'text' && (
          <TextField
            label="试学（秒）"
            optional
            inputMode="numeric"
            value={trial}
            disabled={locked}
            autoComplete="off"
            hint="没有买的人能先学多久，不填就不能试学。"
            error={
              trial !== '' && !isSeconds(trial)
                ? `请填写 0 到 ${MOST_TRIAL_SECONDS} 的整数`
                : undefined
            }
            onChange={({ target }) => {
              const typed = target.value.trim();
              setTrial(typed);
              if (typed === '' || isSeconds(typed)) set({ trial: Number(typed) });
            }}
          />
        )}
        {kind !== 'text' && (
          <TickField
            label="不能快进：第一遍学的时候，不能跳到没有学过的地方"
            checked={values.noSkip}
            disabled={locked}
            onChange={({ target }) => set({ noSkip: target.checked })}
          />
        )}
      </Stack>
    </PageFrame>
  );
};
