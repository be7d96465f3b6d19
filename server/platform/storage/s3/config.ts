import { isOriginOverTls } from '../../config/origins.ts';

export type S3Config = {
  /** With the bucket: `https://bucket.host`, or `https://host/bucket`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
  /** Whether browsers read pieces of streams from the store, or from a CDN before it, by signed addresses. */
  direct: 'store' | { cdn: string; key: string } | undefined;
};

type Environment = Record<string, string | undefined>;

const BUCKET = /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/;
const REGION = /^[\w-]{1,40}$/;
const CDN_KEY = /^[A-Za-z\d]{16,128}$/;

const isCdnBase = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const { origin, pathname, href } = new URL(value);
  return isOriginOverTls(origin) && /^[\w./-]*$/.test(pathname) && href === origin + pathname;
};

const names = {
  endpoint: 'S3_ENDPOINT',
  bucket: 'S3_BUCKET',
  accessKey: 'S3_ACCESS_KEY',
  secretKey: 'S3_SECRET_KEY',
  region: 'S3_REGION',
  pathStyle: 'S3_PATH_STYLE',
  direct: 'S3_DIRECT',
  cdn: 'S3_CDN_BASE',
  cdnKey: 'S3_CDN_KEY',
} as const;

const needed = ['bucket', 'accessKey', 'secretKey'] as const;

type Given = Record<keyof typeof names, string>;

const faultsOf = (given: Given): string[] => {
  const wrong = (name: keyof Given, rule: string) => `环境变量 ${names[name]} 无效：${rule}`;
  const flag = /^[01]?$/;
  const faults: readonly [holds: boolean, line: string][] = [
    ...needed.map((name): [boolean, string] => [
      given[name] === '',
      `环境变量 ${names[name]} 缺失：须与 S3_ENDPOINT 同时设置`,
    ]),
    [
      !isOriginOverTls(given.endpoint),
      wrong('endpoint', '应为 https://主机:端口，不含路径（本机可用 http://）'),
    ],
    [
      given.bucket !== '' && !BUCKET.test(given.bucket),
      wrong('bucket', '应为 3 至 63 个小写字母、数字、点或连字符'),
    ],
    [!REGION.test(given.region), wrong('region', '应为区域名，如 cn-hangzhou')],
    [
      !flag.test(given.pathStyle),
      wrong('pathStyle', '应为 1（桶名在路径里）或 0（桶名在主机名里）'),
    ],
    [
      !flag.test(given.direct),
      wrong('direct', '应为 1（视频分片直接从存储读取）或 0（经本服务器）'),
    ],
    [
      given.cdn !== '' && !isCdnBase(given.cdn),
      wrong('cdn', '应为 https://主机 或 https://主机/路径，不含参数'),
    ],
    [
      given.cdn !== '' && !CDN_KEY.test(given.cdnKey),
      wrong('cdnKey', '应为 CDN 鉴权方式 A 的密钥：16 至 128 个字母或数字'),
    ],
    [
      given.cdn === '' && given.cdnKey !== '',
      '环境变量 S3_CDN_BASE 缺失：须与 S3_CDN_KEY 同时设置',
    ],
  ];
  return faults.flatMap(([holds, line]) => (holds ? line : []));
};

const withBucket = ({ endpoint, bucket, pathStyle }: Given): string => {
  const { protocol, host, origin } = new URL(endpoint);
  return pathStyle === '1' ? `${origin}/${bucket}` : `${protocol}//${bucket}.${host}`;
};

const directOf = ({ direct, cdn, cdnKey }: Given): S3Config['direct'] => {
  if (cdn) return { cdn: cdn.replace(/\/+$/, ''), key: cdnKey };
  return direct === '1' ? 'store' : undefined;
};

/** Reads S3_*; undefined without S3_ENDPOINT. `fail` gets one Chinese line per variable that is wrong or missing. */
export const readS3 = (
  env: Environment,
  fail: (lines: string[]) => never,
): S3Config | undefined => {
  const of = (name: keyof Given, usual = '') => env[names[name]]?.trim() || usual;
  const given: Given = {
    endpoint: of('endpoint'),
    bucket: of('bucket'),
    accessKey: of('accessKey'),
    secretKey: of('secretKey'),
    region: of('region', 'us-east-1'),
    pathStyle: of('pathStyle'),
    direct: of('direct'),
    cdn: of('cdn'),
    cdnKey: of('cdnKey'),
  };
  if (given.endpoint === '') {
    const alone = (Object.keys(names) as (keyof Given)[]).find((name) => of(name) !== '');
    if (alone) fail([`环境变量 S3_ENDPOINT 缺失：须与 ${names[alone]} 同时设置`]);
    return undefined;
  }
  const lines = faultsOf(given);
  if (lines.length > 0) fail(lines);
  const { bucket, region, accessKey, secretKey } = given;
  const endpoint = withBucket(given);
  return { endpoint, bucket, region, accessKey, secretKey, direct: directOf(given) };
};

/** The origin that browsers read from; undefined where everything goes through us. */
export const directOrigin = ({ direct, endpoint }: S3Config): string | undefined =>
  direct && new URL(direct === 'store' ? endpoint : direct.cdn).origin;
