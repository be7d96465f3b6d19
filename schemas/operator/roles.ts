import { noRights, type Right, type Rights } from './areas.ts';

/**
 * Who may make a console call: holders of a right; `own`: every operator, for their own account; `null`: also
 * without a session.
 */
export type OperatorAccess = Right | 'own' | null;

type Role = { name: string; for: string; rights: Rights };

export const builtinRoles = {
  view: {
    name: '查看',
    for: '只能看，不能改',
    rights: { ...noRights, home: 'look', content: 'look', statistics: 'look', accounts: 'look' },
  },
  edit: {
    name: '编辑',
    for: '可以改草稿',
    rights: { ...noRights, home: 'edit', content: 'edit', statistics: 'edit', accounts: 'look' },
  },
  publish: {
    name: '发布',
    for: '可以发布、回滚和管理账号',
    rights: {
      home: 'decide',
      content: 'decide',
      trade: 'decide',
      members: 'decide',
      certifications: 'decide',
      refunds: 'decide',
      support: 'decide',
      statistics: 'decide',
      accounts: 'decide',
    },
  },
  reviewer: {
    name: '审核员',
    for: '审核认证',
    rights: { ...noRights, certifications: 'decide' },
  },
  service: {
    name: '客服',
    for: '回复咨询和反馈，看会员和退款',
    rights: { ...noRights, support: 'decide', members: 'look', refunds: 'look' },
  },
  finance: {
    name: '财务',
    for: '处理发票、优惠券和会员卡，看退款和统计',
    rights: { ...noRights, trade: 'decide', refunds: 'look', statistics: 'look' },
  },
} as const satisfies Record<string, Role>;

export type BuiltinRole = keyof typeof builtinRoles;

// `Object.keys` widens the keys of the literal to string
export const builtinRoleKeys = Object.keys(builtinRoles) as readonly BuiltinRole[];
