import { faultCause } from '#schemas/diagnostics/fault-causes.ts';
import { allSections } from '#schemas/layout/all-sections.ts';
import { isContainer } from '#schemas/layout/containers.ts';
import type { homeSchedule } from '../../../db/tables/publication.ts';
import { chinaText } from '../../../platform/time/china-time.ts';

/** Robots may accept only messages that hold a certain word. */
const TITLE = '线上告警';
/** The strictest robot takes 2,048 bytes; the rest is for the line on what was left out. */
const MOST_BYTES = 1900;

/** `section`: '' for faults that the server noted itself. */
export type Surge = { section: string; fault: string; count: number };
export type Troubled = Pick<typeof homeSchedule.$inferSelect, 'id' | 'startAt' | 'trouble'>;

/** A phone can report anything: only known names of sections are repeated. */
export const knownSection = (section: string): string =>
  Object.hasOwn(allSections, section) || isContainer(section) ? section : '其他';

const surgeLine = ({ section, fault, count }: Surge): string =>
  `· ${section === '其他' ? '区块以外' : section}：${faultCause(fault)}，${count} 次`;

const notedLine = ({ fault, count }: Surge): string => `· ${fault}，${count} 次`;

const troubles: Record<NonNullable<Troubled['trouble']>, string> = {
  missed: '没有进行：到点时服务器没有运行',
  misfit: '没有进行：内容已不符合现在的规则',
  kept: '到期没有收回：收回后首页不符合规则',
  error: '没有成功，系统会再试',
};

const troubleLine = ({ startAt, trouble }: Troubled): string =>
  `· 定于 ${chinaText(startAt.getTime())}（北京时间）的发布${trouble ? troubles[trouble] : ''}`;

const fitted = (lines: readonly string[]): string => {
  const fitting: string[] = [];
  for (const line of lines) {
    if (Buffer.byteLength([...fitting, line].join('\n')) > MOST_BYTES) break;
    fitting.push(line);
  }
  const left = lines.length - fitting.length;
  return [...fitting, ...(left > 0 ? [`另有 ${left} 行没有列出`] : [])].join('\n');
};

type AlertContent = { surges: readonly Surge[]; troubled: readonly Troubled[]; minutes: number };

/** Numbers, sections and causes only: nothing personal. */
export const alertText = ({ surges, troubled, minutes }: AlertContent): string => {
  const reported = surges.filter(({ section }) => section !== '');
  const noted = surges.filter(({ section }) => section === '');
  return fitted([
    ...(troubled.length > 0
      ? [`${TITLE}：定时发布没有按计划进行，请到运营后台的“发布记录”处理。`]
      : []),
    ...troubled.map(troubleLine),
    ...(noted.length > 0
      ? [`${TITLE}：服务器 ${minutes} 分钟内遇到了问题，请到运营后台的“线上问题”查看。`]
      : []),
    ...noted.map(notedLine),
    ...(reported.length > 0
      ? [`${TITLE}：学员的手机 ${minutes} 分钟内上报了很多问题，请到运营后台的“线上问题”查看。`]
      : []),
    ...reported.map(surgeLine),
  ]);
};

export const faultText = (fault: string): string => `${TITLE}：${fault}。`;

export const TEST_TEXT = `${TITLE}：这是一条测试消息，说明告警可以收到。`;
