import { useEffect, useState } from 'react';
import { askCertification } from '#schemas/certification/endpoints.ts';
import {
  certifiedFields,
  certifiedLines,
  certifiedPictures,
  MOST_CERTIFIED_PICTURES,
} from '#schemas/certification/fields.ts';
import { fieldsOf } from '#schemas/field/field.ts';
import type { FormAnswers } from '#schemas/form/answers.ts';
import { faultIn } from '#schemas/rules.ts';
import { FormFields } from '#src/entities/field/fields.tsx';
import { useAnswers } from '#src/entities/field/use-answers.ts';
import { answersOf, faultsBy, valuesOf } from '#src/entities/field/values.ts';
import { workPicks } from '#src/entities/profile/work-picks.ts';
import { PicturesField } from '#src/entities/upload/pictures-field.tsx';
import { useChange } from '#src/platform/writing/use-change.ts';
import { Button } from '#src/ui/button/button.tsx';
import { FormField } from '#src/ui/form/field.tsx';
import { FormFrame } from '#src/ui/form/frame.tsx';
import { useUploads } from '#src/ui/form/use-uploads.ts';
import css from './status.module.css';
import { type CertificationData, CertificationReason } from './status.tsx';

export type Values = Pick<
  CertificationData,
  'name' | 'hospital' | 'department' | 'jobTitle' | 'pictures'
>;
const fields = fieldsOf(certifiedFields);

/** What was typed, as it is sent. */
const linesOf = (answers: FormAnswers) => {
  const lines = valuesOf(certifiedFields, answers);
  return { ...lines, name: lines.name.trim() };
};

type Props = {
  told: CertificationData;
  /** Called with whether the form has values that were not sent. */
  onDirty: (dirty: boolean) => void;
  onSent: (values: Values) => void;
  /** Called where the certification's state has changed meanwhile. */
  onOver: () => void;
};

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.join('\n') === other.join('\n');

const usePhotos = (before: readonly string[]) => {
  const [pictures, setPictures] = useState(before);
  const { uploading, note } = useUploads();
  const [first] = useState(before);
  return { pictures, setPictures, uploading, note, changed: !same(pictures, first) };
};

const useCertificationForm = ({ told, onDirty, onSent, onOver }: Props) => {
  const { drawn, answers, judged, isSound, changed } = useAnswers(
    fields,
    () => answersOf(certifiedFields, told),
    (given) => faultsBy(certifiedLines, linesOf(given)),
  );
  const photos = usePhotos(told.pictures);
  const { send, busy, failure } = useChange(askCertification, '提交没有成功，请稍后再试');
  const unfit = faultIn(certifiedPictures, photos.pictures);
  const dirty = changed || photos.changed || photos.uploading;
  useEffect(() => onDirty(dirty), [onDirty, dirty]);
  const submit = async () => {
    if (!isSound() || unfit || photos.uploading) return;
    const values = { ...linesOf(answers), pictures: [...photos.pictures] };
    const answer = await send(values);
    if (answer?.ok) onSent(values);
    // an operator has passed the certification meanwhile
    else if (answer?.refusal === 'certificationPassed') onOver();
  };
  const missing = judged && !photos.uploading ? unfit : undefined;
  return { drawn, photos, submit, busy, failure, missing };
};

const busyWords = (sending: boolean, uploading: boolean): string | undefined => {
  if (sending) return '正在提交…';
  return uploading ? '图片上传中…' : undefined;
};

/** The data by which an operator certifies a doctor. */
export const CertificationForm = (props: Props) => {
  const { drawn, photos, submit, busy, failure, missing } = useCertificationForm(props);
  const { pictures, setPictures, uploading, note } = photos;
  return (
    <FormFrame
      failure={failure}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      submit={
        <Button type="submit" busy={busyWords(busy, uploading)}>
          提交认证
        </Button>
      }
    >
      <CertificationReason reason={props.told.reason} />
      <p className={css.text}>
        认证通过后可以参加面向医生的问卷。资料只用于审核，只有审核人员和你本人看得到。
      </p>
      <FormFields {...drawn} tools={{ picks: workPicks }} />
      <FormField
        label="执业证照片"
        hint={`最多 ${MOST_CERTIFIED_PICTURES} 张，请保证文字清晰`}
        error={missing}
      >
        {({ id, ...ids }) => (
          <div id={id} {...ids}>
            <PicturesField
              values={pictures}
              onChange={setPictures}
              most={MOST_CERTIFIED_PICTURES}
              onBusy={note}
            />
          </div>
        )}
      </FormField>
    </FormFrame>
  );
};
