import { questionnaireDeskApi } from '#schemas/questionnaire/desk-endpoints.ts';
import { questionnaireApi } from '#schemas/questionnaire/endpoints.ts';
import {
  assessmentJobs,
  listResults,
  readAchievement,
  save,
  startAttempt,
  submit,
} from '../../libraries/assessment/index.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { exportQuestionnaireAnswers } from './answers/export-answers.ts';
import { listAnswerPictures } from './answers/list-pictures.ts';
import { listWrittenAnswers } from './answers/list-written.ts';
import { readQuestionnaireResults } from './answers/read-results.ts';
import { questionnaires } from './kind.ts';
import { listQuestionnaires } from './list-questionnaires.ts';
import { readIntro } from './read-intro.ts';
import { readOwnResult } from './read-own-result.ts';
import { readQuestionnaireRanking } from './read-ranking.ts';

export const serve = (host: DomainHost, services: Services): void => {
  implement(host, questionnaireApi, {
    myQuestionnaires: listQuestionnaires,
    questionnaireIntro: readIntro,
    startQuestionnaire: startAttempt(questionnaires, services),
    saveQuestionnaire: save(questionnaires, services),
    submitQuestionnaire: submit(questionnaires, services),
    questionnaireResult: readOwnResult,
    questionnaireResults: listResults(questionnaires),
    questionnaireAchievement: readAchievement(questionnaires),
    questionnaireRanking: readQuestionnaireRanking,
  });
  implement(host.console, questionnaireDeskApi, {
    readQuestionnaireResults,
    listWrittenAnswers,
    listAnswerPictures: listAnswerPictures(services),
    exportQuestionnaireAnswers,
  });
  host.jobs.own(assessmentJobs(questionnaires));
};
