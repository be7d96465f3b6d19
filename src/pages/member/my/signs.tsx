export const signs = {
  course: 'M4 5.500h6a2 2 0 0 1 2 2v12a2 2 0 0 0-2-2H4zm16 0h-6a2 2 0 0 0-2 2v12a2 2 0 0 1 2-2h6z',
  live: 'M4 7h11v10H4zm11 3.500 5-2.500v8l-5-2.500z',
  notice: 'M5 10v4h3l6 4V6l-6 4zm12-1c1.500 1.500 1.500 4.500 0 6',
  message: 'M4 5.500h16v11H9.500L5.500 20v-3.500H4zm4 4h8m-8 3h5',
  wallet: 'M4 7h14a2 2 0 0 1 2 2v9a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zm0 0 11-3v3m1.500 6.500h.01',
  activity: 'M4 10h16v10H4zm-1-4h18v4H3zm9 0v14M12 6c-4 0-4-4 0 0m0 0c4 0 4-4 0 0',
  sign: 'M4 6h16v14H4zm0 4h16M8 3.500V7m8-3.500V7m-7 8 2.200 2L15 13.500',
  ticket: 'M4 4h6v6H4zm10 0h6v6h-6zM4 14h6v6H4zm10 0h2v2h-2zm4 0h2v2h-2zm-4 4h2v2h-2zm4 0h2v2h-2z',
  coupon: 'M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4zm11 0v10',
  award:
    'M12 3.500a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11M8.500 13.500 7 21l5-2.500 5 2.500-1.500-7.500',
  form: 'M6 4h12v16H6zm3 5h6m-6 4h6m-6 4h3',
  exam: 'M8 5H6v15h12V5h-2M9 3.500h6v3H9zm0 10 2.200 2 4-4.500',
  wrong: 'M5 4h14v16H7.500A2.500 2.500 0 0 1 5 17.500zm4.500 5 5 5m0-5-5 5',
  prize:
    'M8 4h8v5a4 4 0 0 1-8 0zm0 1.500H4.500c0 3 1.500 4.500 3.700 4.500M16 5.500h3.500c0 3-1.500 4.500-3.700 4.500M12 13v4m-3.500 3h7',
  note: 'M5 4h10l4 4v12H5zm9 0v5h5M8.500 13h7m-7 3h5',
  question: 'M4 5h16v11H10l-4 3.500V16H4zm6 3.500a2 2 0 1 1 2.500 2c-.4.2-.5.5-.5 1m0 1.500h.01',
  support:
    'M4 14v-2a8 8 0 0 1 16 0v2M4 13h3v5H5.500A1.500 1.500 0 0 1 4 16.500zm16 0h-3v5h1.500a1.500 1.500 0 0 0 1.500-1.500zM17 18c0 1.500-1.500 2.500-4 2.500',
  help: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16m-2.500 6a2.500 2.500 0 1 1 3.500 2.300c-.7.3-1 .8-1 1.700m0 2.500v.01',
  feedback: 'M4 5h16v11H12l-4.500 4v-4H4zm4 4h8m-8 3h5',
  doctor: 'M12 3.500l7 2.500v5.500c0 4.500-3 7.500-7 9-4-1.500-7-4.500-7-9V6zm0 5v7m-3.500-3.500h7',
  teacher: 'M3 5h18v10H3zm9 10v4m-4 0h8M7 9h6m-6 3h4',
  group:
    'M9 5a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7m-6 14c.5-3.500 3-5 6-5s5.500 1.500 6 5m.5-13.500a3 3 0 0 1 0 6m2 2.500c2 .8 3.200 2.500 3.500 5',
  refund: 'M6 4h12v16l-3-2-3 2-3-2-3 2zm8.500 9a2.500 2.500 0 0 0-2.500-2.500H9m2-2-2 2 2 2',
  phone: 'M7 3.500h10v17H7zm4 14h2',
  settings: 'M4 7h9m4 0h3M4 17h3m4 0h9M15 5v4M9 15v4',
} as const;

export const Sign = ({ of }: { of: keyof typeof signs }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path
      d={signs[of]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
