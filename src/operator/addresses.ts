/** Addresses of the console's screens, below `/operator`. */
export const screens = {
  editor: '/',
  settings: '/settings',
  document: '/document',
  releases: '/releases',
  faults: '/faults',
  audit: '/audit',
  certifications: '/certifications',
  refunds: '/refunds',
  synonyms: '/synonyms',
  door: '/door',
  invoices: '/invoices',
  support: '/support',
  feedback: '/opinions',
  questions: '/lesson-questions',
  accounts: '/accounts',
  roles: '/accounts/roles',
} as const;
