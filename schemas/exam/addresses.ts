import { address } from '../page-address.ts';

export const myExamsAddress = address('/myTest');
export const examIntroAddress = address('/start', 'id');
export const examPaperAddress = address('/test', 'id');
export const examSubmitAddress = address('/examination_submit', 'id');
export const examResultAddress = address('/result', 'id', 'attempt?');
export const examRankAddress = address('/rank', 'id');
export const wrongAnswersAddress = address('/wrong', 'exam?');
/** Exams for teams; with `id`, one of these exams with its teams. */
export const teamExamsAddress = address('/teamcourse', 'id?');
export const teamShareAddress = address('/teampersonal', 'id');
/** `id` is the team's. */
export const examTeamAddress = address('/teamFriend', 'id');
/** The test of the microphone before an exam with spoken questions; without `id`, the list of such exams. */
export const spokenTestAddress = address('/yuyinTest', 'id?');
/** What an exam is about; it leads to the introduction. */
export const themedExamAddress = address('/joseph', 'id');
