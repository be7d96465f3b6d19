/** The triangle of what plays, as `d` of a sign. */
export const PLAY_SIGN = 'M8 5.5v13l10.5-6.5z';

type Props = {
  /** Of a path in a square of 24. */
  d: string;
  stroke?: number;
  /** In em; without it the sheet says how large it is. */
  size?: number;
};

/** A sign drawn by lines of one width. */
export const LineSign = ({ d, stroke = 1.6, size }: Props) => (
  <svg
    {...(size && { width: `${size}em`, height: `${size}em` })}
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path
      d={d}
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
