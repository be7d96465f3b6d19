export const REPORT_PATH = '/v1/diagnostics/report';

export const reportedFault = {
  fault: 'item-left-out',
  section: '直播标题',
  endpoint: '/v5/bro/show_bro',
  path: 'data.3.broadcast_name',
  expected: 'text',
  came: '{}',
  shown: 'rest',
} as const;
