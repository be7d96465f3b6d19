import { questionnaireApi } from '../../../schemas/questionnaire/endpoints.ts';
import {
  assessmentJobs,
  listRanking,
  listResults,
  readAchievement,
  readResult,
  save,
  start,
  submit,
} from '../../libraries/assessment/index.ts';
import { implement, ofMember } from '../../platform/endpoint/implement.ts';
import type { Desk } from '../../platform/endpoint/services.ts';
import type { JobHost } from '../../platform/jobs/run.ts';
import { limited } from '../../platform/limits/limited.ts';
import { questionnaires } from './kind.ts';
import { listQuestionnaires } from './list-questionnaires.ts';
import { readIntro } from './read-intro.ts';

/** A minute; each leaves a row. */
const BEGINNINGS = 120;

/** The calls of questionnaires, and the end of attempts whose time is over. */
export const serveQuestionnaire = (host: JobHost, desk: Desk): void => {
  implement(host, questionnaireApi, {
    myQuestionnaires: ofMember(listQuestionnaires),
    questionnaireIntro: ofMember(readIntro),
    startQuestionnaire: ofMember(limited(BEGINNINGS, start(questionnaires, desk))),
    saveQuestionnaire: ofMember(save(questionnaires, desk)),
    submitQuestionnaire: ofMember(submit(questionnaires, desk)),
    questionnaireResult: ofMember(readResult(questionnaires)),
    questionnaireResults: ofMember(listResults(questionnaires)),
    questionnaireAchievement: ofMember(readAchievement(questionnaires)),
    questionnaireRanking: ofMember(listRanking(questionnaires)),
  });
  host.jobs.own(assessmentJobs(questionnaires));
};
