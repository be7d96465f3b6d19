import { DAY, HOUR, MINUTE } from '../../../platform/time/durations.ts';
import type { questionnaire } from '../../tables/questionnaire.ts';
import { antibioticPool } from './antibiotics.ts';
import { hypertensionQuestions } from './hypertension.ts';
import type { DemoQuestion } from './question-kinds.ts';
import {
  diabetesQuestions,
  electrocardiogramQuestions,
  infectionQuestions,
  spokenQuestions,
} from './questions.ts';

type Exam = { row: typeof questionnaire.$inferInsert; questions: readonly DemoQuestion[] };

const kind = 'exam';
/** Positions after those of questionnaires. */
const FIRST = 100;
const privacy = '成绩只用于本平台的学习记录，作答内容不会对外公布。';

/** Each gate and way of drawing once; the fourth is over and has results, the last two are for teams. */
export const demoExams = (now: number): Exam[] => {
  const exams: Exam[] = [
    {
      row: {
        kind,
        title: '高血压规范管理考核',
        subtitle: '十道题，覆盖诊断、用药与随访',
        thumb: '/media/cover-hypertension.svg',
        purpose: '检验高血压规范管理的学习效果，内容包括血压测量、诊断标准、药物选择与随访。',
        minutes: 15,
        limitMs: 30 * MINUTE,
        pass: 60,
        tries: 3,
        reward: 20,
        showAnswers: 'after_submit',
        endAt: new Date(now + 30 * DAY),
      },
      questions: hypertensionQuestions,
    },
    {
      row: {
        kind,
        title: '抗菌药物合理使用抽考',
        subtitle: '题库随机抽题，每次不同',
        thumb: '/media/cover-antibiotics.svg',
        purpose: '从题库中随机抽题，考查抗菌药物的用药指征、给药方案与耐药防控。',
        minutes: 10,
        limitMs: 15 * MINUTE,
        pass: 40,
        tries: 2,
        triesPer: 'day',
        draw: 6,
        shuffle: true,
        maxLeave: 2,
        showAnswers: 'after_end',
        endAt: new Date(now + 45 * DAY),
      },
      questions: antibioticPool,
    },
    {
      row: {
        kind,
        title: '心电图基础练习',
        subtitle: '不限时，答完看解析',
        thumb: '/media/cover-ecg.svg',
        purpose:
          '从节律、导联到常见异常，边练边学。不限时，没有及格线，每人一次，交卷后逐题看解析，错题可以在错题本里反复练。',
        minutes: 8,
        tries: 1,
        showAnswers: 'after_submit',
      },
      questions: electrocardiogramQuestions,
    },
    {
      row: {
        kind,
        title: '医院感染防控阶段测试',
        subtitle: '手卫生、锐器伤与职业防护',
        thumb: '/media/cover-nursing.svg',
        purpose: '考查手卫生、标准预防与锐器伤处置。',
        minutes: 10,
        limitMs: 20 * MINUTE,
        pass: 30,
        tries: 2,
        showAnswers: 'after_end',
        startAt: new Date(now - 20 * DAY),
        endAt: new Date(now - 2 * DAY),
      },
      questions: infectionQuestions,
    },
    {
      row: {
        kind,
        title: '糖尿病诊疗能力测评',
        subtitle: '面向已认证的医生，含病例分析',
        thumb: '/media/cover-insulin.svg',
        purpose: '结合病例考查糖尿病的诊断、用药与急症处理，病例分析由专家阅卷。',
        minutes: 30,
        limitMs: 60 * MINUTE,
        pass: 60,
        tries: 1,
        gate: 'doctor',
        showAnswers: 'after_submit',
        endAt: new Date(now + 60 * DAY),
      },
      questions: diabetesQuestions,
    },
    {
      row: {
        kind,
        title: '手卫生月度考核',
        subtitle: '两天后开考，先看看说明',
        thumb: '/media/cover-wound.svg',
        purpose: '每月一次，巩固手卫生与职业防护的要点。',
        minutes: 5,
        limitMs: 10 * MINUTE,
        pass: 30,
        tries: 2,
        showAnswers: 'after_submit',
        startAt: new Date(now + 2 * DAY),
        endAt: new Date(now + 9 * DAY),
      },
      questions: infectionQuestions,
    },
    {
      row: {
        kind,
        title: '急诊心电图限时快答',
        subtitle: '绑定手机号后参加，限时三分钟',
        thumb: '/media/cover-coronary.svg',
        purpose: '限时三分钟，考查急诊常见心电图的快速判读。',
        minutes: 3,
        limitMs: 3 * MINUTE,
        pass: 30,
        tries: 5,
        gate: 'phone',
        quota: 500,
        shuffle: true,
        showAnswers: 'never',
        endAt: new Date(now + 3 * DAY + 2 * HOUR),
      },
      questions: electrocardiogramQuestions,
    },
    {
      row: {
        kind,
        title: '医患沟通语音测评',
        subtitle: '两道口述题，录音作答',
        thumb: '/media/cover-speaking.svg',
        purpose:
          '把专业的话说给患者听懂，是每天都要用到的能力。这项测评用两道口述题，考查用药指导和沟通技巧：听题后直接录音作答，可以反复试听和重录，满意后再交卷，由专家听录音评分。\n\n请在安静的地方作答，并允许使用麦克风；没有麦克风的手机，也可以选一段录好的音频。',
        minutes: 5,
        limitMs: 20 * MINUTE,
        pass: 60,
        tries: 3,
        showAnswers: 'after_submit',
      },
      questions: spokenQuestions,
    },
    {
      row: {
        kind,
        title: '高血压管理双人团队赛',
        subtitle: '两人一队，各考一份，总分比高低',
        thumb: '/media/cover-hypertension.svg',
        purpose: '两人组队，各自作答同一份试卷，两人最好成绩的总和是队伍的得分。',
        minutes: 15,
        limitMs: 30 * MINUTE,
        pass: 60,
        tries: 2,
        teamSize: 2,
        showAnswers: 'after_end',
        startAt: new Date(now - 5 * DAY),
        endAt: new Date(now + 20 * DAY),
      },
      questions: hypertensionQuestions,
    },
    {
      row: {
        kind,
        title: '院感防控科室团队赛',
        subtitle: '两人一队，已经结束',
        thumb: '/media/cover-nursing.svg',
        purpose: '以科室为队，检验手卫生、标准预防与锐器伤处置。',
        minutes: 10,
        limitMs: 20 * MINUTE,
        pass: 30,
        tries: 1,
        teamSize: 2,
        showAnswers: 'after_end',
        startAt: new Date(now - 30 * DAY),
        endAt: new Date(now - 8 * DAY),
      },
      questions: infectionQuestions,
    },
  ];
  return exams.map(({ row, questions }, position) => ({
    row: { ...row, privacy, position: FIRST + position },
    questions,
  }));
};
