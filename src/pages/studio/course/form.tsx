import { useCallback, useState } from 'react';
import { teacherAgreementAddress } from '#schemas/onboarding/addresses.ts';
import { outlineAddress, studioCoursesAddress } from '#schemas/studio/addresses.ts';
import { type CourseRevision, saveCourse, submitCourse } from '#schemas/studio/endpoints.ts';
import { type CourseFault, faultsOf } from '#schemas/studio/faults.ts';
import {
  courseGains,
  courseSubtitle,
  courseTitle,
  GAINS_LENGTH,
  HIGHEST_PRICE,
  SUBTITLE_LENGTH,
  singleKinds,
  TITLE_LENGTH,
} from '#schemas/studio/fields.ts';
import type { UnkeyedPayload } from '#schemas/wire/define-endpoint.ts';
import { readPayload } from '#schemas/wire/read-payload.ts';
import { faultIn } from '#schemas/wire/rules.ts';
import { CoverField } from '#src/entities/upload/cover-field.tsx';
import { showToast } from '#src/platform/feedback/toast.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { change } from '#src/platform/writing/change.ts';
import { useChange } from '#src/platform/writing/use-change.ts';
import { Button, TextButton } from '#src/ui/button/button.tsx';
import { AreaField } from '#src/ui/form/area.tsx';
import { SelectField, TickField } from '#src/ui/form/choice.tsx';
import { FormFrame } from '#src/ui/form/frame.tsx';
import { FormGroup } from '#src/ui/form/group.tsx';
import { TextField } from '#src/ui/form/text.tsx';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { ArticleField } from '../article-field.tsx';
import { unsavedCopy, useAutosave } from '../autosave.ts';
import { SaveMark, SaveTrouble } from '../save-note.tsx';
import { lessonFormAddress } from '../words.ts';
import { fenOf, typedPrice } from './price.ts';

type Values = Omit<UnkeyedPayload<typeof saveCourse>, 'version'>;

const valuesOf = ({
  id,
  title,
  subtitle,
  thumb,
  category,
  intro,
  ...of
}: CourseRevision): Values => ({
  ...{ id, title, subtitle, thumb, category, intro },
  ...{ gains: of.gains, priceFen: of.priceFen, sequential: of.sequential },
});

/** What was typed on this phone and has not arrived. */
const restoredFrom = ({ id, version }: CourseRevision): Values | undefined => {
  const read = readPayload(saveCourse.payload, { ...Object(unsavedCopy(id, version)), version });
  return read.success && read.data.id === id ? read.data : undefined;
};

const contentsAddress = ({ id, type, chapters }: CourseRevision): string => {
  const lesson = chapters[0]?.lessons[0];
  return singleKinds[type] && lesson
    ? lessonFormAddress(lesson.kind, id, lesson.id)
    : outlineAddress({ id });
};

export const CourseForm = ({ revision }: { revision: CourseRevision }) => {
  const { id, type, state: stage, sold, role } = revision;
  const [restored] = useState(() => restoredFrom(revision));
  const [values, setValues] = useState<Values>(restored ?? (() => valuesOf(revision)));
  const [price, setPrice] = useState(() => typedPrice(values.priceFen));
  const [checked, setChecked] = useState(false);
  const submitting = useChange(submitCourse, '没有收到结果，请再试一次，不会重复提交');
  const send = useCallback(
    (value: Values, version: number) => change(saveCourse, { ...value, version }, id),
    [id],
  );
  const saving = useAutosave({
    ...{ name: id, value: values, restored: restored !== undefined },
    ...{ version: revision.version, send },
  });
  const locked = stage === 'waiting' || saving.state === 'changed';
  const set = (changed: Partial<Values>) => setValues((before) => ({ ...before, ...changed }));
  const faults = faultsOf({ ...values, chapters: revision.chapters });
  const faultAt = (name: CourseFault['name']): string | undefined =>
    checked ? faults.find((fault) => fault.name === name)?.text : undefined;
  const outlineFaults = faults.filter(({ name }) => name === 'outline');
  const priceFault = fenOf(price) === undefined ? `请填写 0 到 ${HIGHEST_PRICE} 的金额` : undefined;
  const open = async (address: string) => {
    if (await saving.flush()) navigate(address);
  };
  const submit = async () => {
    setChecked(true);
    submitting.forget();
    if (faults.length > 0 || priceFault || !(await saving.flush())) return;
    const answer = await submitting.send({ id, version: saving.version() });
    if (answer && !answer.ok && answer.refusal === 'consentOutdated')
      navigate(teacherAgreementAddress());
    if (!answer?.ok) return;
    showToast('已提交，审核结果会通知你');
    navigate(studioCoursesAddress({ tab: 'waiting' }), { replace: true });
  };
  const count = revision.chapters.reduce((sum, { lessons }) => sum + lessons.length, 0);
  return (
    <PageFrame
      ground="card"
      spaced
      title={revision.product === '' ? '新建课程' : '修改课程'}
      aside={<SaveMark state={saving.state} />}
    >
      <FormFrame
        failure={submitting.failure}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        submit={
          role !== 'assistant' &&
          stage !== 'waiting' && (
            <Stack gap={8}>
              {checked && faults.length > 0 && (
                <Text tone="price" role="alert">
                  还差 {faults.length} 项，请按提示补充
                </Text>
              )}
              <Text kind="meta" tone="tertiary">
                提交审核即表示课程内容由你创作或已获授权，并遵守
                <TextButton onClick={() => void open(teacherAgreementAddress())}>
                  《讲师协议》
                </TextButton>
                。
              </Text>
              <Button
                type="submit"
                disabled={locked}
                busy={submitting.busy ? '正在提交…' : undefined}
              >
                提交审核
              </Button>
            </Stack>
          )
        }
      >
        <SaveTrouble {...saving} onRetry={() => void saving.flush()} />
        {stage === 'waiting' && (
          <Text tone="secondary">正在审核，撤回后才能修改。在“我的课程”里可以撤回。</Text>
        )}
        {stage === 'refused' && (
          <Text tone="price" breaks="lines">
            没有通过审核：{revision.reason}
          </Text>
        )}
        {revision.product !== '' && (
          <Text kind="meta" tone="tertiary">
            改动通过审核后才会生效，在那之前学员看到的不变。
          </Text>
        )}
        <TextField
          label="标题"
          value={values.title}
          maxLength={TITLE_LENGTH}
          disabled={locked}
          autoComplete="off"
          error={faultIn(courseTitle, values.title) ?? faultAt('title')}
          onChange={({ target }) => set({ title: target.value })}
        />
        <TextField
          label="副标题"
          optional
          value={values.subtitle}
          maxLength={SUBTITLE_LENGTH}
          disabled={locked}
          autoComplete="off"
          error={faultIn(courseSubtitle, values.subtitle)}
          onChange={({ target }) => set({ subtitle: target.value })}
        />
        <CoverField
          thumb={values.thumb}
          disabled={locked}
          error={faultAt('thumb')}
          onChange={(thumb) => set({ thumb })}
        />
        <SelectField
          label="分类"
          placeholder="请选择"
          options={revision.categories}
          value={values.category}
          disabled={locked}
          error={faultAt('category')}
          onChange={({ target }) => set({ category: target.value })}
        />
        <TextField
          label="价格（元）"
          inputMode="decimal"
          value={price}
          placeholder="不填就是免费"
          disabled={locked || sold || role === 'assistant'}
          autoComplete="off"
          hint={
            sold
              ? '已有人购买，价格不能再改。'
              : role === 'assistant'
                ? '价格由工作室的管理员填写。'
                : undefined
          }
          error={priceFault}
          onChange={({ target }) => {
            setPrice(target.value);
            const priceFen = fenOf(target.value);
            if (priceFen !== undefined) set({ priceFen });
          }}
        />
        <AreaField
          label="学完能做什么"
          optional
          rows={3}
          value={values.gains}
          maxLength={GAINS_LENGTH}
          disabled={locked}
          hint="每行一条，最多 5 条。"
          error={faultIn(courseGains, values.gains)}
          onChange={({ target }) => set({ gains: target.value })}
        />
        <ArticleField
          label="课程介绍"
          html={values.intro}
          disabled={locked}
          error={faultAt('intro')}
          onChange={(intro) => set({ intro })}
        />
        {!singleKinds[type] && (
          <TickField
            label="按顺序学：学完前一节，才能打开后一节"
            checked={values.sequential}
            disabled={locked}
            onChange={({ target }) => set({ sequential: target.checked })}
          />
        )}
        <FormGroup
          label="课程内容"
          error={
            checked && outlineFaults.length > 0
              ? outlineFaults.map(({ text }) => text).join('；')
              : undefined
          }
        >
          <Line gap={8} justify="between">
            <Text tone="secondary">{count === 0 ? '还没有课时' : `${count} 节课`}</Text>
          </Line>
          <Button look="outlined" onClick={() => void open(contentsAddress(revision))}>
            {singleKinds[type] ? '编辑课时' : '编辑章节和课时'}
          </Button>
        </FormGroup>
      </FormFrame>
    </PageFrame>
  );
};
