import { appealApi } from '#schemas/exam/appeal-endpoints.ts';
import {
  examApi,
  type examResult,
  type leaveExam,
  type runningExam,
  type saveExam,
  type startExam,
  type submitExam,
} from '#schemas/exam/endpoints.ts';
import { teamApi } from '#schemas/exam/team-endpoints.ts';
import {
  assessmentJobs,
  leave,
  readResult,
  readRunning,
  save,
  startAttempt,
  submit,
} from '../../libraries/assessment/index.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { makeAppeal, readAppealStanding } from './appeal/own-appeal.ts';
import { exams } from './kind.ts';
import { listExams, listSpokenExams } from './list-exams.ts';
import { readIntro } from './read-intro.ts';
import { readRank } from './read-rank.ts';
import { foundTeam, joinTeam } from './team/join.ts';
import { listPool, listTeamExams } from './team/list-team-exams.ts';
import { leaveTeam, removeTeammate } from './team/part.ts';
import { readTeam, readTeamHome, readTeamShare } from './team/read-team.ts';
import { listWrong } from './wrong/list-wrong.ts';
import { practiseWrong } from './wrong/practise-wrong.ts';
import { removeWrong } from './wrong/remove-wrong.ts';

const verbsOf = (services: Services) => {
  const start: Verb<typeof startExam> = startAttempt(exams, services);
  const running: Verb<typeof runningExam> = readRunning(exams, services);
  const keep: Verb<typeof saveExam> = save(exams, services);
  const send: Verb<typeof submitExam> = submit(exams, services);
  const away: Verb<typeof leaveExam> = leave(exams);
  const result: Verb<typeof examResult> = readResult(exams);
  return {
    startExam: start,
    runningExam: running,
    saveExam: keep,
    submitExam: send,
    leaveExam: away,
    examResult: result,
  };
};

export const serve = (host: DomainHost, services: Services): void => {
  implement(host, examApi, {
    myExams: listExams,
    spokenExams: listSpokenExams,
    examIntro: readIntro,
    ...verbsOf(services),
    wrongAnswers: listWrong,
    removeWrong,
    practiseWrong,
    examRank: readRank,
  });
  implement(host, teamApi, {
    teamExams: listTeamExams,
    teamHome: readTeamHome,
    teamPool: listPool,
    foundTeam,
    joinTeam,
    leaveTeam,
    removeTeammate,
    examTeamDetail: readTeam,
    teamShare: readTeamShare,
  });
  implement(host, appealApi, { examAppeal: readAppealStanding, makeExamAppeal: makeAppeal });
  host.jobs.own(assessmentJobs(exams));
};
