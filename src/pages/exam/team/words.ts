import type {
  ExamTeamDetail,
  OwnTeamState,
  TeamExamRow,
  Teammate,
} from '#schemas/exam/team-endpoints.ts';
import { spentWords, whenWords } from '#src/entities/assessment/times.ts';
import { periodText } from '#src/platform/time/period.ts';

const stateNames = { before: '未开始', open: '进行中', over: '已结束' } as const;

const ownNames: Readonly<Record<Exclude<OwnTeamState, 'none'>, string>> = {
  forming: '组队中',
  full: '已满员',
  begun: '已开考',
};

type Standing = Pick<TeamExamRow, 'state' | 'own'>;

export const chipOf = ({ state, own }: Standing) => {
  const name = own === 'none' || state === 'over' ? stateNames[state] : ownNames[own];
  return { name, tone: state === 'over' ? 'plain' : 'live' } as const;
};

export const examFacts = ({ size, teams }: Pick<TeamExamRow, 'size' | 'teams'>): string =>
  `每队 ${size} 人 · ${teams > 0 ? `已有 ${teams} 支队伍` : '还没有队伍'}`;

export const rowWhen = (row: TeamExamRow): string =>
  row.own === 'none' ? whenWords(row) : `${row.teamName} ${row.members}/${row.size} 人`;

type Window = Pick<ExamTeamDetail, 'startTime' | 'endTime'>;

/** 3月5日 08:30 至 3月9日 08:30 */
export const windowWords = ({ startTime, endTime }: Window): string =>
  periodText(startTime, endTime, '长期开放');

const progressNames = {
  waiting: '还没有开考',
  doing: '正在作答',
  marking: '已交卷，等待阅卷',
} as const;

export const mateWords = ({ progress, score, spent, share }: Teammate): string =>
  progress === 'scored'
    ? `${score} 分 · 用时 ${spentWords(spent)} · 贡献 ${share}%`
    : progressNames[progress];

export const shareWords = ({ progress, score, share }: Omit<Teammate, 'id'>): string =>
  progress === 'scored'
    ? `为队伍贡献 ${score} 分，占 ${share}%`
    : progress === 'waiting'
      ? '你还没有开考，交卷后这里显示你的贡献'
      : progress === 'doing'
        ? '你正在作答，交卷后计入队伍'
        : '你已交卷，阅卷后计入队伍';

export const rankWords = ({ place }: Pick<ExamTeamDetail, 'place'>): string =>
  place.rank > 0
    ? `第 ${place.rank} 名，共 ${place.ranked} 队，${place.score} 分，用时 ${spentWords(place.spent)}`
    : '还没有成绩，队员考完并阅卷后计入排名';

export const rankingName = ({ top, place }: Pick<ExamTeamDetail, 'top' | 'place'>): string =>
  place.ranked > top.length ? `队伍排名 · 前 ${top.length} 名` : '队伍排名';

type Standings = Pick<ExamTeamDetail, 'standing' | 'size' | 'members' | 'state'>;

export const adviceOf = ({ standing, size, members, state }: Standings): string => {
  if (standing === 'closed') return '这支队伍已解散，看看其他队伍吧';
  if (standing === 'over') return '考试已结束，不能再加入队伍';
  if (standing === 'elsewhere') return '你已经在这场考试的另一支队伍里，每人只能加入一支';
  if (standing === 'full') return '这支队伍已满员，看看其他队伍吧';
  if (standing === 'open') return `邀请你加入，还差 ${size - members} 人`;
  if (state === 'over') return '考试已结束，看看队伍的成绩吧';
  if (members < size) return `还差 ${size - members} 人，满员后才能开考，快邀请队友吧`;
  return state === 'before' ? '队伍已满员，等考试开始' : '队伍已满员，队员各自开考';
};
