import { choosePicture } from '../../platform/picture/choose-image.ts';
import { renewedAddress } from '../../platform/picture/renewed-address.ts';
import { Pictures } from '../../ui/media/pictures.tsx';
import type { FieldProps } from '../assessment/field/field-props.ts';

type Props = Pick<FieldProps, 'values' | 'onChange'> & {
  most: number;
  ids?: FieldProps['ids'];
  onBusy?: (busy: boolean) => void;
};

/** Uploaded pictures that can be viewed and removed, and a button that adds one. */
export const PicturesField = (props: Props) => (
  <Pictures {...props} choose={choosePicture} renew={renewedAddress} />
);
