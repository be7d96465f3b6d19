import { encode } from 'uqr';
import css from './qr-code.module.css';

type Props = {
  text: string;
  /** Read aloud; the text itself is shown beside the code for those who cannot scan. */
  name: string;
};

const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

/** As wide as its container; black on white in every theme, as cameras need. */
export const QrCode = ({ text, name }: Props) => {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  return (
    <svg className={css.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name}>
      <path d={pathOf(data)} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
};
