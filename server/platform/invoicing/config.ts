/** `hand`: people issue invoices at the console. Undefined instead of a config: a simulation. */
export type InvoicingConfig = { way: 'provider'; url: string; token: string } | { way: 'hand' };

type Environment = Record<string, string | undefined>;

const SHORTEST_TOKEN = 16;

const isSecure = (url: string): boolean => {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, search, hash } = new URL(url);
  const here = hostname === '127.0.0.1' || hostname === 'localhost';
  return (protocol === 'https:' || (here && protocol === 'http:')) && !username && !search && !hash;
};

/** Reads INVOICE_*. `fail` gets one Chinese line per variable that is wrong or missing. */
export const readInvoicing = (
  env: Environment,
  fail: (lines: string[]) => never,
): InvoicingConfig | undefined => {
  const url = env.INVOICE_URL?.trim() ?? '';
  const token = env.INVOICE_TOKEN?.trim() ?? '';
  const byHand = env.INVOICE_BY_HAND?.trim() ?? '';
  const faults: readonly [holds: boolean, line: string][] = [
    [!/^[01]?$/.test(byHand), '环境变量 INVOICE_BY_HAND 无效：应为 1（人工开票）或 0'],
    [byHand === '1' && url !== '', '环境变量 INVOICE_BY_HAND 无效：不能与 INVOICE_URL 同时设置'],
    [url !== '' && !isSecure(url), '环境变量 INVOICE_URL 无效：应为 https:// 开头的地址，不含参数'],
    [
      url !== '' && token.length < SHORTEST_TOKEN,
      `环境变量 INVOICE_TOKEN 无效：至少 ${SHORTEST_TOKEN} 个字符`,
    ],
    [url === '' && token !== '', '环境变量 INVOICE_URL 缺失：须与 INVOICE_TOKEN 同时设置'],
  ];
  const lines = faults.flatMap(([holds, line]) => (holds ? line : []));
  if (lines.length > 0) fail(lines);
  if (url) return { way: 'provider', url: url.replace(/\/$/, ''), token };
  return byHand === '1' ? { way: 'hand' } : undefined;
};
