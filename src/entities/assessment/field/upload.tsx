import { PicturesField } from '../../upload/pictures-field.tsx';
import type { FieldProps } from './field-props.ts';

export const UploadField = ({ question, values, onChange, onUpload, ids }: FieldProps) => (
  <PicturesField
    values={values}
    onChange={onChange}
    most={question.most || 1}
    ids={ids}
    onBusy={onUpload}
  />
);
