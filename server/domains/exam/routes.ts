import { examApi } from '../../../schemas/exam/endpoints.ts';
import {
  assessmentJobs,
  leave,
  readResult,
  save,
  startAttempt,
  submit,
} from '../../libraries/assessment/index.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { exams } from './kind.ts';
import { listExams } from './list-exams.ts';
import { readIntro } from './read-intro.ts';
import { readRank } from './read-rank.ts';
import { listWrong } from './wrong/list-wrong.ts';
import { practiseWrong } from './wrong/practise-wrong.ts';
import { removeWrong } from './wrong/remove-wrong.ts';

export const serve = (host: DomainHost, services: Services): void => {
  implement(host, examApi, {
    myExams: listExams,
    examIntro: readIntro,
    startExam: startAttempt(exams, services),
    saveExam: save(exams, services),
    submitExam: submit(exams, services),
    leaveExam: leave(exams),
    examResult: readResult(exams),
    wrongAnswers: listWrong,
    removeWrong,
    practiseWrong,
    examRank: readRank,
  });
  host.jobs.own(assessmentJobs(exams));
};
