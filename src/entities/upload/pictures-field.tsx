import { choosePicture } from '../../platform/picture/choose-image.ts';
import { Pictures } from '../../ui/media/pictures.tsx';
import type { FieldProps } from '../questionnaire/field-props.ts';

type Props = Pick<FieldProps, 'values' | 'onChange'> & {
  most: number;
  ids?: FieldProps['ids'];
  onBusy?: (busy: boolean) => void;
};

/** Pictures that were uploaded, to look at and take away, and the way to a further one. */
export const PicturesField = (props: Props) => <Pictures {...props} choose={choosePicture} />;
