const paths = {
  home: 'M4 11.5 12 5l8 6.500V20h-5.500v-5.500h-5V20H4z',
  settings:
    'M4 7h9m5 0h2M4 17h2m5 0h9M15.500 4.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5M8.500 14.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5',
  releases: 'M12 4a8 8 0 1 1-7.600 5.500M4 4v5.500h5.500M12 8v4.500l3 2',
  plans: 'M7 5v14M7 10c6 0 10 0 10 6v3M4.500 7.500 7 5l2.500 2.500',
  history: 'M5 4h9l5 5v11H5zM14 4v5h5M12 12v3l2 1.500',
  faults: 'M12 4 21 20H3zM12 10v4.500m0 2.500v.01',
  statistics: 'M4 4v16h16M8 16v-4M12.500 16V8M17 16v-6',
  audit: 'M6 4h12v16H6zM9 8.500h6M9 12h6M9 15.500h4',
  accounts:
    'M9 5a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7M3 19c.5-3 3-4.500 6-4.500s5.500 1.500 6 4.500M16 5.500a3 3 0 0 1 0 6M17.500 14.800c1.900.6 3.100 2 3.500 4.200',
  certifications:
    'M4 4h16v10H4zM7.500 8h5M7.500 11h3M16.500 12.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5M15 17.300V21l1.500-1 1.500 1v-3.700',
  refunds:
    'M6.500 4.500A8.500 8.500 0 1 1 3.500 12M6.500 4.500v4h4M9 9l3 3.500 3-3.500M12 12.500V17M9.500 13h5M9.500 15.200h5',
  content: 'M4 5h7v14H4zM13 5h7v14h-7M6 9h3M6 12h3M15 9h3M15 12h3',
  offers: 'M4 7h16v3.500a1.500 1.500 0 0 0 0 3V17H4v-3.500a1.500 1.500 0 0 0 0-3zM14 7v10',
  members: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8M4.500 20c.6-4 3.500-6 7.500-6s6.900 2 7.500 6',
  orders: 'M5 4h14v16H5zM9 4v3h6V4M8.500 11.500h7M8.500 15h5',
  door: 'M4 4h6v6H4zm10 0h6v6h-6zM4 14h6v6H4zM13.500 17l2.500 2.500 4.500-5',
  invoices:
    'M6 4h12v16l-2-1.300-2 1.300-2-1.300-2 1.300-2-1.300L6 20zM9 8.500l3 3 3-3M12 11.500V16M10 13.500h4',
  support:
    'M4 14v-2a8 8 0 0 1 16 0v2M4 13h3v5H5.500A1.500 1.500 0 0 1 4 16.500zM20 13h-3v5h1.500a1.500 1.500 0 0 0 1.500-1.500zM17 18c0 1.500-1.500 2.500-4 2.500',
  feedback: 'M4 5h16v11H12l-4.500 4v-4H4zM8 9h8M8 12h5',
  undo: 'M8.500 5 4 9.500 8.500 14M4 9.500h10a5 5 0 0 1 0 10h-4',
  redo: 'M15.500 5 20 9.500 15.500 14M20 9.500H10a5 5 0 0 0 0 10h4',
  handle: 'M9 6v.01M9 12v.01M9 18v.01M15 6v.01M15 12v.01M15 18v.01',
  more: 'M6 12v.01M12 12v.01M18 12v.01',
  plus: 'M12 5v14M5 12h14',
  search: 'M11 5a6 6 0 1 1 0 12 6 6 0 0 1 0-12m4.500 10.500L20 20',
  why: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16M9.700 9.700a2.400 2.400 0 1 1 3.400 2.200c-.7.4-1.100.9-1.100 1.700m0 2.600v.01',
  picture: 'M4 5h16v14H4zM4 16l4.500-4.500 4 4 3-3L20 16.500M15.500 9v.01',
  previous: 'm14.500 6-6 6 6 6',
  next: 'm9.500 6 6 6-6 6',
  down: 'm7 10 5 5 5-5',
  check: 'm5 12.500 4.500 4.500L19 7.500',
  cross: 'm6.500 6.500 11 11m0-11-11 11',
  remove: 'M5 7h14M10 4h4M7 7l1 13h8l1-13',
} as const;

export type OperatorIconName = keyof typeof paths;

/** Hidden from screen readers: the text beside it says what it means. */
export const Icon = ({ name, size = 18 }: { name: OperatorIconName; size?: number }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={name === 'handle' || name === 'more' ? 2.6 : 1.7}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={paths[name]} />
  </svg>
);
