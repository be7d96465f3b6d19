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
import type { Services } from '../../platform/endpoint/services.ts';
import type { JobHost } from '../../platform/jobs/run.ts';
import { limited } from '../../platform/limits/limited.ts';
import { questionnaires } from './kind.ts';
import { listQuestionnaires } from './list-questionnaires.ts';
import { readIntro } from './read-intro.ts';

/** A minute; each leaves a row. */
const BEGINNINGS = 120;

/** The calls of questionnaires, and the end of attempts whose time is over. */
export const serveQuestionnaire = (host: JobHost, services: Services): void => {
  implement(host, questionnaireApi, {
    myQuestionnaires: ofMember(listQuestionnaires),
    questionnaireIntro: ofMember(readIntro),
    startQuestionnaire: ofMember(limited(BEGINNINGS, start(questionnaires, services))),
    saveQuestionnaire: ofMember(save(questionnaires, services)),
    submitQuestionnaire: ofMember(submit(questionnaires, services)),
    questionnaireResult: ofMember(readResult(questionnaires)),
    questionnaireResults: ofMember(listResults(questionnaires)),
    questionnaireAchievement: ofMember(readAchievement(questionnaires)),
    questionnaireRanking: ofMember(listRanking(questionnaires)),
  });
  host.jobs.own(assessmentJobs(questionnaires));
};
