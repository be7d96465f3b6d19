import { useEffect, useState } from 'react';
import { Controller } from 'react-hook-form';
import { teacherAgreementAddress } from '#schemas/onboarding/addresses.ts';
import { broadcastsAddress } from '#schemas/studio/addresses.ts';
import { applyForBroadcast, type BroadcastForm } from '#schemas/studio/broadcast-endpoints.ts';
import {
  admissions,
  BROADCAST_INTRO_LENGTH,
  LONGEST_BROADCAST,
  shortestFor,
} from '#schemas/studio/broadcast-fields.ts';
import { TITLE_LENGTH } from '#schemas/studio/fields.ts';
import { LONGEST_PASSWORD } from '#schemas/text/validators.ts';
import { useSentForm } from '#src/page-kinds/use-sent-form.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { goBack } from '#src/platform/navigation/go-back.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { change } from '#src/platform/writing/change.ts';
import { payloadResolver } from '#src/platform/writing/payload-resolver.ts';
import { Button, TextButton } from '#src/ui/button/button.tsx';
import { AreaField } from '#src/ui/form/area.tsx';
import { ChoiceField } from '#src/ui/form/choice.tsx';
import { FormFrame } from '#src/ui/form/frame.tsx';
import { PasswordField, TextField } from '#src/ui/form/text.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { Reason } from '#src/ui/state/reason.tsx';
import { FactList } from '#src/ui/value/fact-list.tsx';
import { FileField } from '../lesson/file.tsx';
import {
  firstValues,
  rulesFor,
  savedBroadcast,
  sentOf,
  startBounds,
  type Values,
} from './values.ts';
import { admissionOptions } from './words.ts';

const useBroadcastForm = ({ application }: BroadcastForm) => {
  const [defaultValues] = useState(() => firstValues(application));
  const form = useSentForm<Values, unknown>({
    defaultValues,
    resolver: payloadResolver(applyForBroadcast, rulesFor(application?.locked ?? false)),
    send: async (values) => {
      const { id = '', version = 0 } = application ?? {};
      const answer = await change(applyForBroadcast, { id, version, ...sentOf(values) }, id);
      if (!answer.ok && answer.refusal === 'consentOutdated') navigate(teacherAgreementAddress());
      return answer;
    },
    done: () => {
      savedBroadcast(application).drop();
      showToast('已提交，审核结果会通知你');
    },
    leave: () => goBack(broadcastsAddress()),
  });
  const { watch } = form;
  useEffect(() => {
    const saved = savedBroadcast(application);
    const { unsubscribe } = watch(({ password: _, ...values }) => saved.keep(values));
    return unsubscribe;
  }, [watch, application]);
  return form;
};

type Form = ReturnType<typeof useBroadcastForm>;

const set = ({ setValue, formState }: Form, values: Partial<Values>): void => {
  // each name of `values` is a field
  for (const [name, value] of Object.entries(values))
    setValue(name as keyof Values, value, { shouldValidate: formState.isSubmitted });
};

const Files = ({ form }: { form: Form }) => {
  const { errors } = form.formState;
  const [name, duration, poster, thumb] = form.watch([
    ...(['videoName', 'duration', 'poster', 'thumb'] as const),
  ]);
  return (
    <>
      <FileField
        kind="video"
        file={{ name, duration, poster }}
        disabled={false}
        error={errors.video?.message}
        onChoose={(file) => {
          const minutes = Math.max(
            Number(form.getValues('minutes')) || 0,
            shortestFor(file.duration),
          );
          set(form, {
            ...{ video: file.id, videoName: file.name, poster: file.poster },
            ...{ duration: file.duration, minutes: String(minutes) },
          });
        }}
      />
      <FileField
        kind="picture"
        file={{ name: '当前封面', duration: 0, poster: thumb }}
        disabled={false}
        error={errors.cover?.message}
        onChoose={({ id, poster: picture }) => set(form, { cover: id, thumb: picture })}
      />
    </>
  );
};

const Admission = ({ form, locked }: { form: Form; locked: boolean }) => {
  const { errors } = form.formState;
  const admission = form.watch('admission');
  return (
    <>
      <Controller
        name="admission"
        control={form.control}
        render={({ field: { value, onChange } }) => (
          <ChoiceField
            label="怎样进入"
            options={admissionOptions}
            values={[value]}
            onChange={([chosen]) => onChange(admissions.find((each) => each === chosen) ?? value)}
          />
        )}
      />
      {admission === 'paid' && (
        <TextField
          {...form.register('price')}
          label="票价（元）"
          inputMode="decimal"
          autoComplete="off"
          hint="有人购票以后不能再改。"
          error={errors.price?.message}
        />
      )}
      {admission === 'password' && (
        <PasswordField
          {...form.register('password')}
          label="直播密码"
          maxLength={LONGEST_PASSWORD}
          autoComplete="new-password"
          hint={locked ? '已经设置过，不改就不用填。' : '知道密码的人都能进，不收费。'}
          error={errors.password?.message}
        />
      )}
    </>
  );
};

export const BroadcastApplication = ({ known }: { known: BroadcastForm }) => {
  const { teacher, application } = known;
  const form = useBroadcastForm(known);
  const { errors } = form.formState;
  const [bounds] = useState(() => startBounds(Date.now()));
  return (
    <FormFrame
      failure={form.failure}
      onSubmit={form.onSubmit}
      submit={
        <>
          <Text kind="meta" tone="tertiary">
            提交即表示视频由你创作或已获授权，并遵守
            <TextButton onClick={() => navigate(teacherAgreementAddress())}>
              《讲师协议》
            </TextButton>
            。
          </Text>
          <Button type="submit" busy={form.busy ? '正在提交…' : undefined}>
            提交审核
          </Button>
        </>
      }
    >
      <Reason text={application?.reason ?? ''} />
      <Text tone="secondary">
        选一个录好的视频，审核通过后到时间自动开播，学员一起观看和聊天，结束后转为回放。
      </Text>
      <FactList bare facts={[['主讲', teacher]]} />
      <TextField
        {...form.register('title')}
        label="标题"
        maxLength={TITLE_LENGTH}
        autoComplete="off"
        error={errors.title?.message}
      />
      <AreaField
        {...form.register('intro')}
        label="直播介绍"
        rows={5}
        maxLength={BROADCAST_INTRO_LENGTH}
        hint="每行是一段，段落会分开显示。"
        error={errors.intro?.message}
      />
      <Files form={form} />
      <TextField
        {...form.register('start')}
        {...bounds}
        type="datetime-local"
        label="开始时间"
        hint="北京时间，30 分钟以后、90 天以内。"
        error={errors.start?.message}
      />
      <TextField
        {...form.register('minutes')}
        label="时长（分钟）"
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        hint={`不短于视频，最多 ${LONGEST_BROADCAST}。视频播完后直播间继续开着，可以答疑。`}
        error={errors.minutes?.message}
      />
      <Admission form={form} locked={application?.locked ?? false} />
    </FormFrame>
  );
};
