import { asc, eq, sql } from 'drizzle-orm';
import { examIntroAddress } from '#schemas/exam/addresses.ts';
import { attempt, question, questionnaire } from '../../db/tables/questionnaire.ts';
import {
  onQuestion,
  paperAnswered,
  paperPlayed,
  paperTeamed,
  teamedSize,
} from '../../libraries/assessment/index.ts';
import { namedByAward } from '../award/index.ts';
import { defineTable } from '../desk/index.ts';
import { examFault, MOST_MATES, poolFault, teamedFault } from './paper/exam-fault.ts';
import { examQuestionFault } from './paper/question-fault.ts';

const isExam = eq(questionnaire.kind, 'exam');

const ofQuestions = (expression: ReturnType<typeof sql>) =>
  sql`(select ${expression} from ${question} where ${question.questionnaireId} = ${questionnaire.id})`;

const exams = defineTable(questionnaire, {
  area: 'content',
  only: { name: 'exam', when: isExam, set: { kind: 'exam' } },
  rank: 47,
  label: '考试',
  noun: '考试',
  title: 'title',
  publishedField: 'published',
  copied: [{ table: question, key: question.questionnaireId }],
  fields: {
    title: { label: '标题', max: 60, listed: true, searched: true },
    published: {
      label: '已上架',
      initial: '0',
      listed: true,
      filtered: true,
      help: '先加好题目，再上架。',
    },
    startAt: { label: '开始时间', listed: true, sorted: true, help: '不填是上架就开始。' },
    endAt: { label: '结束时间', listed: true, sorted: true, help: '不填是一直开放。' },
    subtitle: { label: '副标题', max: 80, searched: true },
    thumb: { label: '封面', kind: 'picture' },
    purpose: { label: '说明', kind: 'longText', max: 500, help: '学员在开考前看到。' },
    privacy: { label: '隐私说明', kind: 'longText', max: 500 },
    minutes: { label: '大约几分钟', min: 1, max: 600, help: '只是告诉学员，不限时。' },
    limitMs: {
      label: '限时',
      kind: 'duration',
      help: '例如 30:00 是三十分钟，1:30:00 是一个半小时；时间到自动交卷。不填是不限时。',
    },
    pass: { label: '及格分', max: 10_000, help: '0 是没有及格一说，也没有排行。' },
    tries: { label: '可以考几次', min: 1, max: 100, help: '及格以后不能再考。' },
    triesPer: {
      label: '次数怎么算',
      options: { ever: '一共', day: '每天' },
      help: '每天：每天重新算，及格以后当天不能再考。',
    },
    draw: {
      label: '抽几题',
      max: 1000,
      help: '从这场考试的题目里随机抽，每题的分值要一样。0 是全部都考。',
    },
    shuffle: { label: '打乱次序', help: '题目和选项的次序每次不同。' },
    maxLeave: {
      label: '可以离开几次',
      max: 100,
      help: '离开答题页超过 15 秒算一次，多离开一次就自动交卷。0 是不计离开。',
    },
    showAnswers: {
      label: '公布答案',
      options: { never: '不公布', after_submit: '不能再考后', after_end: '考试结束后' },
      help: '答案、解析和阅卷的评语一起公布，错题也从那时起列进错题本。不能再考后：学员及格了，或者次数用完了，或者考试结束了；想一交卷就看，次数请填 1。每天都能再考的，考试结束才公布。先考完的人会把答案告诉还没考的人：介意的，或者题目还要再抽给别人的，请选考试结束后。公布以后，请不要再加次数、推迟结束时间。',
    },
    gate: {
      label: '谁可以考',
      options: { none: '所有学员', phone: '绑定了手机号的', doctor: '已认证的医生' },
      filtered: true,
    },
    teamSize: {
      label: '组队人数',
      max: MOST_MATES,
      help: '每队 2 到 10 人，队伍满员后才能开考。0 是各考各的。有队伍以后不能改。',
    },
    quota: { label: '最多几人', help: '0 是不限。' },
    reward: {
      label: '奖励积分',
      max: 100_000,
      help: '及格后发放，没有及格分的交完就发；每人一次。要阅的卷阅完才发。',
    },
    position: { label: '次序', sorted: true, help: '小的在前。' },
    participants: { label: '参加人数', written: 'never', listed: true, sorted: true },
  },
  unshelved: '学员马上看不到，正在考的交不了；已经交的不受影响，要阅的卷照样阅。',
  page: ({ id }) => examIntroAddress({ id }),
  references: [
    { when: paperAnswered, reason: '有人作答' },
    { when: paperTeamed, reason: '有学员为它组了队' },
    { when: paperPlayed, reason: '有答题活动从这里抽题' },
    namedByAward.paper,
  ],
  check: examFault,
  known: {
    numbers: {
      questions: ofQuestions(sql`count(*)`),
      least: ofQuestions(sql`coalesce(min(${question.points}), 0)`),
      most: ofQuestions(sql`coalesce(max(${question.points}), 0)`),
      sum: ofQuestions(sql`coalesce(sum(${question.points}), 0)`),
      teamed: teamedSize,
    },
    judge: (values, known) => teamedFault(values, known) ?? poolFault(values, known),
  },
});

const questions = defineTable(question, {
  area: 'content',
  only: {
    name: 'exam_question',
    when: sql`${question.questionnaireId} in (select ${questionnaire.id} from ${questionnaire} where ${isExam})`,
  },
  rank: 48,
  label: '考题',
  noun: '考题',
  title: 'title',
  parent: 'questionnaireId',
  order: {
    by: 'position',
    among: 'questionnaireId',
    listed: [asc(question.position)],
    unique: true,
    jumps: 'jumps',
  },
  frozen: {
    when: (id) => sql`exists (select 1 from ${attempt} where ${attempt.questionnaireId} = ${id})
      or exists (select 1 from ${questionnaire} where ${questionnaire.id} = ${id}
        and ${questionnaire.published} and ${questionnaire.draw} > 0)`,
    reason:
      '这场考试已经有人作答，或者是已上架的抽题考试，考题不能再改：没有人作答的，先下架再改；有人作答的，请复制一场再改',
  },
  fields: {
    title: { label: '题目', max: 200, listed: true, searched: true },
    questionnaireId: {
      label: '考试',
      ref: {
        table: questionnaire,
        label: questionnaire.title,
        among: { when: isExam, desk: 'exam' },
      },
      written: 'once',
      listed: true,
      filtered: true,
      help: '建好以后不能改。',
    },
    position: { label: '次序', written: 'never', listed: true },
    kind: {
      label: '题型',
      options: {
        ...{ single: '单选', multiple: '多选', judge: '判断', fill: '填空' },
        ...{ text: '问答', voice: '录音', upload: '上传图片' },
      },
      listed: true,
      filtered: true,
      help: '问答、录音、上传图片有分值的，要人阅卷。',
    },
    points: { label: '分值', max: 1000, listed: true },
    required: { label: '必答', listed: true },
    options: {
      label: '选项',
      pattern: 'options',
      required: false,
      help: '单选、多选填写，每行一项，学员看到的依次是 A、B、C、D……',
    },
    right: {
      label: '正确选项',
      pattern: 'letters',
      required: false,
      help: '单选、多选填选项的字母，用逗号隔开；判断填“对”或“错”。',
    },
    rows: {
      label: '每个空的说明',
      pattern: 'options',
      required: false,
      help: '填空填写，每行一个空，例如“收缩压”。',
    },
    accepted: {
      label: '每个空的答案',
      pattern: 'blanks',
      required: false,
      help: '填空填写，每行一个空；有几种写法的用分号隔开，例如 120；一百二。不分大小写、全角半角和空格，全部填对才得分。',
    },
    help: { label: '提示', kind: 'longText', max: 200, help: '学员答题时看到。' },
    least: { label: '最少', max: 2000, help: '多选的项数、问答的字数、录音的秒数。0 是不限。' },
    most: {
      label: '最多',
      max: 2000,
      help: '多选的项数、问答的字数、录音的秒数（不填是 300 秒）、图片张数。0 是不限。',
    },
    explanation: {
      label: '解析',
      kind: 'longText',
      max: 500,
      help: '和答案一起公布；阅卷的人也看它，问答题请写上评分要点。',
    },
    jumps: {
      label: '跳题',
      pattern: 'jumps',
      required: false,
      help: '单选可以填写，每行一条：选项的字母，箭头，再写题目的次序或“结束”，例如 B→4。只能往后跳；抽题的考试不用它。',
    },
  },
  references: onQuestion,
  check: examQuestionFault,
});

export const deskTables = [exams, questions];
