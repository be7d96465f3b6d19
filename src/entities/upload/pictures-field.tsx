import { choosePicture } from '#src/platform/picture/choose-image.ts';
import { renewedAddress } from '#src/platform/picture/renewed-address.ts';
import { Pictures } from '#src/ui/media/pictures.tsx';
import type { FieldProps } from '../assessment/field/field-props.ts';

type Props = Pick<FieldProps, 'values' | 'onChange'> & {
  most: number;
  ids?: FieldProps['ids'];
  onBusy?: (busy: boolean) => void;
};

export const PicturesField = (props: Props) => (
  <Pictures {...props} choose={choosePicture} renew={renewedAddress} />
);
