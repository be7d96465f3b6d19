import { questionApi } from '#schemas/question/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import {
  answerQuestion,
  askQuestion,
  removeEntry,
  reportEntry,
  seeAnswers,
} from './change-questions.ts';
import { listAnswers, listOfLesson, listOwn, readQuestion } from './read-questions.ts';

export const serve = (host: DomainHost): void => {
  implement(host, questionApi, {
    questionList: listOfLesson,
    askQuestion,
    questionDetail: readQuestion,
    answerList: listAnswers,
    answerQuestion,
    seeAnswers,
    removeEntry,
    reportEntry,
    ownQuestions: listOwn,
  });
};
