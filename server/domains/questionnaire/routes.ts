import { questionnaireApi } from '../../../schemas/api/questionnaire.ts';
import type { Desk } from '../../platform/desk.ts';
import { type Host, implement, ofMember } from '../../platform/implement.ts';
import { startJobRunner } from '../../platform/run-jobs.ts';
import { askCertification, readCertification } from './certification.ts';
import { questionnaireJobs } from './jobs.ts';
import { listQuestionnaires } from './list-questionnaires.ts';
import { listRanking } from './ranking.ts';
import { readIntro } from './read-intro.ts';
import { listResults, readAchievement, readResult } from './results.ts';
import { save } from './save.ts';
import { start } from './start.ts';
import { submit } from './submit.ts';

/** The calls of questionnaires, and the end of attempts whose time is over. */
export const serveQuestionnaire = (host: Host, desk: Desk): void => {
  implement(host, questionnaireApi, {
    myQuestionnaires: ofMember(listQuestionnaires),
    questionnaireIntro: ofMember(readIntro),
    startQuestionnaire: ofMember(start),
    saveQuestionnaire: ofMember(save),
    submitQuestionnaire: ofMember(submit),
    questionnaireResult: ofMember(readResult),
    questionnaireResults: ofMember(listResults),
    questionnaireAchievement: ofMember(readAchievement),
    questionnaireRanking: ofMember(listRanking),
    certification: ofMember(readCertification),
    askCertification: ofMember(askCertification(desk)),
  });
  startJobRunner(host, questionnaireJobs);
};
