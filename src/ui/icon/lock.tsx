export const LockSign = () => (
  <svg width="1em" height="1em" viewBox="0 0 12 12" aria-hidden="true">
    <path
      d="M2.5 5.5h7v5h-7zM4 5.5V4a2 2 0 0 1 4 0v1.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinejoin="round"
    />
  </svg>
);
