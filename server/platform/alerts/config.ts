import { isIP } from 'node:net';
import { type AlertKind, alertKinds } from '#schemas/diagnostics/alerts.ts';
import { isPublicAddress } from '../limits/network.ts';

export type AlertConfig = {
  /** Holds the webhook's credentials: never log or answer it. */
  url: string;
  kind: AlertKind;
  /** Alert after `faults` faults of one cause in a section within `minutes`. */
  faults: number;
  minutes: number;
  /** Minutes in which the same alert is not repeated. */
  quiet: number;
  /** Allows an address within the own network, and one without TLS. */
  inner: boolean;
};

type Environment = Record<string, string | undefined>;

const LONGEST = 1440;

const numbers = {
  ALERT_FAULTS: { usual: 20, most: 10_000 },
  ALERT_MINUTES: { usual: 10, most: LONGEST },
  ALERT_QUIET: { usual: 60, most: LONGEST },
} as const;

const names = [
  'ALERT_KIND',
  'ALERT_FAULTS',
  'ALERT_MINUTES',
  'ALERT_QUIET',
  'ALERT_INNER',
] as const;

/** The host without the brackets of an IPv6 address, as `lookup` takes it. */
export const hostOf = ({ hostname }: Pick<URL, 'hostname'>): string =>
  hostname.replace(/^\[(.*)\]$/, '$1');

/** By the address alone; a public name may still resolve to an inner address. */
const isInner = (url: URL): boolean => {
  const host = hostOf(url);
  if (isIP(host)) return !isPublicAddress(host);
  return !host.includes('.') || /\.(?:localhost|local|internal)\.?$/.test(host);
};

const addressFault = (text: string, inner: boolean): string | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !(inner ? /^https?:$/ : /^https:$/).test(url.protocol))
    return '应为 https:// 开头的地址';
  if (url.username || url.password) return '不能含账号和密码';
  return inner || !isInner(url) ? undefined : '不能是内部网络的地址，除非 ALERT_INNER=1';
};

const isKind = (text: string): text is AlertKind => alertKinds.some((kind) => kind === text);

/** Reads ALERT_*. `fail` gets one Chinese line per variable that is wrong or missing; none holds the address. */
export const readAlerts = (
  env: Environment,
  fail: (lines: string[]) => never,
): AlertConfig | undefined => {
  const textOf = (name: string): string => env[name]?.trim() ?? '';
  const url = textOf('ALERT_WEBHOOK');
  if (!url) {
    const alone = names.filter((name) => textOf(name) !== '' && textOf(name) !== '0');
    if (alone.length > 0)
      fail(alone.map((name) => `环境变量 ALERT_WEBHOOK 缺失：须与 ${name} 同时设置（否则无效）`));
    return undefined;
  }
  const lines: string[] = [];
  const faultOf = (name: string, fault: string | undefined): void => {
    if (fault) lines.push(`环境变量 ${name} 无效：${fault}`);
  };
  const numberOf = (name: keyof typeof numbers): number => {
    const { usual, most } = numbers[name];
    const number = /^\d{1,5}$/.test(textOf(name)) ? Number(textOf(name)) : Number.NaN;
    if (textOf(name) === '') return usual;
    if (!(number >= 1 && number <= most)) faultOf(name, `应为 1 到 ${most} 之间的整数`);
    return number;
  };
  const kind = textOf('ALERT_KIND') || 'json';
  const inner = textOf('ALERT_INNER');
  faultOf('ALERT_WEBHOOK', addressFault(url, inner === '1'));
  if (!/^[01]?$/.test(inner)) faultOf('ALERT_INNER', '应为 1（允许内部网络）或 0');
  const config = {
    ...{ url, inner: inner === '1' },
    faults: numberOf('ALERT_FAULTS'),
    minutes: numberOf('ALERT_MINUTES'),
    quiet: numberOf('ALERT_QUIET'),
  };
  if (!isKind(kind))
    return fail([...lines, `环境变量 ALERT_KIND 无效：应为 ${alertKinds.join('、')} 之一`]);
  if (lines.length > 0) fail(lines);
  return { ...config, kind };
};
