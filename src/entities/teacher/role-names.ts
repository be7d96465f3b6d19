import type { WorkshopRole } from '#schemas/teacher/roles.ts';

export const roleNames: Readonly<Record<WorkshopRole, string>> = {
  owner: '所有者',
  admin: '管理员',
  assistant: '助教',
};
