import { encode } from 'uqr';
import css from './qr-code.module.css';

type Props = {
  text: string;
  /** What it is, read aloud; the text itself stands beside it for those who cannot scan. */
  name: string;
};

/** One path of all dark squares. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

/** A QR code, drawn here, as wide as its container. Black on white in every theme: cameras want that. */
export const QrCode = ({ text, name }: Props) => {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  return (
    <svg className={css.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name}>
      <path d={pathOf(data)} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
};
