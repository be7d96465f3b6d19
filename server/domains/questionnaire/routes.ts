import { questionnaireApi } from '../../../schemas/api/questionnaire.ts';
import type { Desk } from '../../platform/desk.ts';
import { implement, ofMember } from '../../platform/implement.ts';
import { limited } from '../../platform/limited.ts';
import type { JobHost } from '../../platform/run-jobs.ts';
import {
  assessmentJobs,
  listRanking,
  listResults,
  readAchievement,
  readResult,
  save,
  start,
  submit,
} from '../assessment/index.ts';
import { askCertification, readCertification } from './certification.ts';
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
    certification: ofMember(readCertification),
    askCertification: ofMember(askCertification(desk)),
  });
  host.jobs.own(assessmentJobs(questionnaires));
};
