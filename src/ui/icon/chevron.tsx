export const Chevron = () => (
  <svg width="0.9em" height="0.9em" viewBox="0 0 12 12" aria-hidden="true">
    <path
      d="M4.5 2.5 8 6l-3.5 3.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
