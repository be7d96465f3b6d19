import { chinaMinute } from '#schemas/china-time.ts';
import type { applyForBroadcast, Broadcast } from '#schemas/studio/broadcast-endpoints.ts';
import {
  type Admission,
  admissions,
  isInTime,
  LATEST_START,
  SOONEST_START,
  shortestFor,
} from '#schemas/studio/broadcast-fields.ts';
import { HIGHEST_PRICE } from '#schemas/studio/fields.ts';
import type { Payload } from '#schemas/wire/define-endpoint.ts';
import { ownDrafts } from '#src/platform/writing/own-drafts.ts';
import type { FormRules } from '#src/platform/writing/payload-resolver.ts';
import { fenOf, typedPrice } from '../course/price.ts';

/** As they are typed and chosen; those of files are what their fields show. */
export type Values = {
  title: string;
  intro: string;
  /** China's, such as `2026-12-01T20:00`. */
  start: string;
  minutes: string;
  admission: Admission;
  price: string;
  password: string;
  video: string;
  videoName: string;
  duration: number;
  poster: string;
  cover: string;
  thumb: string;
};

const blank: Values = {
  ...{ title: '', intro: '', start: '', minutes: '', admission: 'free', price: '', password: '' },
  ...{ video: '', videoName: '', duration: 0, poster: '', cover: '', thumb: '' },
};

const typedMoment = (moment: number): string => chinaMinute(moment).replace(' ', 'T');

/** In ms; null for what is no moment. */
const momentOf = (typed: string): number | null => {
  const moment = Date.parse(`${typed}+08:00`);
  return Number.isNaN(moment) ? null : moment;
};

/** The bounds of a start, a minute inside so that filling in the form takes some time. */
export const startBounds = (now: number): { min: string; max: string } => ({
  min: typedMoment(now + SOONEST_START + 60_000),
  max: typedMoment(now + LATEST_START),
});

const valuesOf = (sent: Broadcast): Values => {
  const { title, intro, startTime, minutes, admission, priceFen } = sent;
  const { video, videoName, duration, poster, cover, thumb } = sent;
  return {
    ...{ title, intro, admission, password: '', minutes: String(minutes) },
    ...{ start: startTime === null ? '' : typedMoment(startTime), price: typedPrice(priceFen) },
    ...{ video, videoName, duration, poster, cover, thumb },
  };
};

const draftName = ({ id = 'new' }: { id?: string } = {}): string => `broadcast:${id}`;

/** What was begun on this phone; a password is never among it. */
export const savedBroadcast = (sent: Broadcast | undefined) => {
  const [drafts, name, version] = [ownDrafts(), draftName(sent), sent?.version ?? 0];
  return {
    read: (): Readonly<Record<string, unknown>> => {
      const { version: of, values } = Object(drafts.read(name));
      return of === version ? Object(values) : {};
    },
    keep: (values: Readonly<Record<string, unknown>>): void =>
      void drafts.keep(name, { version, values }),
    drop: (): void => drafts.drop(name),
  };
};

/** What was sent before, or what was begun since on this phone. */
export const firstValues = (sent: Broadcast | undefined): Values => {
  const [known, draft] = [sent ? valuesOf(sent) : blank, savedBroadcast(sent).read()];
  const entries = Object.entries(known).map(([name, value]) => [
    name,
    typeof draft[name] === typeof value ? draft[name] : value,
  ]);
  // each name of `known`, with a value of its type
  const values = Object.fromEntries(entries) as Values;
  const admission = admissions.find((each) => each === values.admission) ?? known.admission;
  return { ...values, admission };
};

type Sent = Payload<typeof applyForBroadcast>;

export const sentOf = (values: Values) => ({
  ...{ title: values.title, intro: values.intro, startTime: momentOf(values.start) },
  ...{ minutes: Number(values.minutes), admission: values.admission },
  priceFen: values.admission === 'paid' ? (fenOf(values.price) ?? 0) : 0,
  password: values.admission === 'password' ? values.password : '',
  ...{ video: values.video, cover: values.cover },
});

/** `locked`: a password was set before, and stays unless another one is typed. */
export const rulesFor = (locked: boolean): FormRules<typeof applyForBroadcast, Values> => ({
  payload: (values): Partial<Sent> => sentOf(values),
  shownAt: { startTime: 'start', priceFen: 'price' },
  own: {
    start: ({ start }) =>
      isInTime(momentOf(start) ?? 0, Date.now()) ? undefined : '要在 30 分钟以后、90 天以内',
    minutes: ({ minutes, duration }) => {
      const shortest = shortestFor(duration);
      if (!/^\d{1,4}$/.test(minutes.trim())) return '请填写整数';
      return Number(minutes) < shortest ? `不能短于视频，视频有 ${shortest} 分钟` : undefined;
    },
    price: ({ admission, price }) =>
      admission === 'paid' && !fenOf(price) ? `请填写 0.01 到 ${HIGHEST_PRICE} 的金额` : undefined,
    password: ({ admission, password }) =>
      admission === 'password' && password === '' && !locked ? '请填写直播密码' : undefined,
  },
});
