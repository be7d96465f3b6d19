export const auditActions = [
  'sign-in',
  'sign-in-failed',
  'sign-out',
  'password',
  'save',
  'reset',
  'publish',
  'schedule',
  'cancel-schedule',
  'scheduled',
  'ended',
  'rollback',
  'upload',
  'fault-handled',
  'operator',
  'certification',
  'synonyms',
  'check-in',
  'invoice',
  'support',
] as const;

export type AuditAction = (typeof auditActions)[number];
