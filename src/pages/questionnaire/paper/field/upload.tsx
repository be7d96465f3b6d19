import type { FieldProps } from '../../../../entities/questionnaire/field-props.ts';
import { PicturesField } from '../../../../entities/upload/pictures-field.tsx';

export const UploadField = ({ question, values, onChange, onUpload, ids }: FieldProps) => (
  <PicturesField
    values={values}
    onChange={onChange}
    most={question.most || 1}
    ids={ids}
    onBusy={onUpload}
  />
);
