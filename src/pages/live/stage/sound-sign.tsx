/** A loudspeaker, struck through while it is silent. */
export const SoundSign = ({ muted }: { muted: boolean }) => (
  <svg width="1.5em" height="1.5em" viewBox="0 0 24 24" aria-hidden="true">
    <path
      d={`M4 9.500v5h3.500L12 18.500v-13L7.500 9.500z${muted ? 'M16 9.500l5 5m0-5-5 5' : 'M15.500 9a4.200 4.200 0 0 1 0 6M18 6.500a7.800 7.800 0 0 1 0 11'}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
