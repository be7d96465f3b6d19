import { asc, eq, sql } from 'drizzle-orm';
import { introAddress } from '#schemas/questionnaire/addresses.ts';
import { attempt, question, questionnaire } from '../../db/tables/questionnaire.ts';
import { onQuestion, paperAnswered, paperPlayed } from '../../libraries/assessment/index.ts';
import { namedByAward } from '../award/index.ts';
import { defineTable, untilFault, type Values } from '../desk/index.ts';
import { questionFault } from './question-fault.ts';

const isQuestionnaire = eq(questionnaire.kind, 'questionnaire');

const check = (values: Values) => untilFault(values, ['startAt', 'endAt']);

const papers = defineTable(questionnaire, {
  area: 'content',
  only: { name: 'questionnaire', when: isQuestionnaire },
  rank: 45,
  label: '问卷',
  noun: '问卷',
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
      help: '没有题目的问卷，请先不要上架。',
    },
    startAt: { label: '开始时间', listed: true, sorted: true, help: '不填是上架就开始。' },
    endAt: { label: '结束时间', listed: true, sorted: true, help: '不填是一直开放。' },
    subtitle: { label: '副标题', max: 80, searched: true },
    thumb: { label: '封面', kind: 'picture' },
    purpose: { label: '目的', kind: 'longText', max: 500, help: '学员在开始前看到。' },
    privacy: { label: '隐私说明', kind: 'longText', max: 500 },
    minutes: { label: '大约几分钟', min: 1, max: 600 },
    reward: { label: '奖励积分', max: 100_000 },
    tries: { label: '每人几次', min: 1, max: 100 },
    quota: { label: '最多几人', help: '0 是不限。' },
    pass: { label: '及格分', max: 10_000, help: '0 是没有及格一说。' },
    doctorsOnly: { label: '只给认证医生', filtered: true },
    showRight: {
      label: '不能再答后看答案',
      help: '学员及格了，或者次数用完了，或者问卷结束了，才看得到正确选项和解析；先答完的人会把答案告诉还没答的人。只有上架的问卷给看。公布以后，请不要再加次数、推迟结束时间。',
    },
    position: { label: '次序', sorted: true, help: '小的在前。' },
    participants: { label: '参加人数', written: 'never', listed: true, sorted: true },
  },
  unshelved: '学员马上看不到，正在答的交不了；已经交的不受影响。',
  page: ({ id }) => introAddress({ id }),
  references: [
    { when: paperAnswered, reason: '有人作答' },
    { when: paperPlayed, reason: '有答题活动从这里抽题' },
    namedByAward.paper,
  ],
  check,
});

const questions = defineTable(question, {
  area: 'content',
  only: {
    name: 'question',
    when: sql`${question.questionnaireId} in (select ${questionnaire.id} from ${questionnaire} where ${isQuestionnaire})`,
  },
  rank: 46,
  label: '题目',
  noun: '题目',
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
    when: (id) => sql`exists (select 1 from ${attempt} where ${attempt.questionnaireId} = ${id})`,
    reason: '这份问卷已经有人作答，题目不能再改：请复制一份问卷再改',
  },
  fields: {
    title: { label: '题目', max: 200, listed: true, searched: true },
    questionnaireId: {
      label: '问卷',
      ref: {
        table: questionnaire,
        label: questionnaire.title,
        among: { when: isQuestionnaire, desk: 'questionnaire' },
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
        ...{ single: '单选', multiple: '多选', text: '问答' },
        ...{ scale: '打分', matrix: '表格单选', upload: '上传图片' },
      },
      listed: true,
      filtered: true,
    },
    required: { label: '必答', listed: true },
    options: {
      label: '选项',
      pattern: 'options',
      required: false,
      help: '每行一项，学员看到的依次是 A、B、C、D……',
    },
    rows: {
      label: '表格的行',
      pattern: 'options',
      required: false,
      help: '表格单选填写，每行一项。',
    },
    help: { label: '提示', kind: 'longText', max: 200 },
    least: { label: '最少', max: 2000, help: '多选的项数、问答的字数、打分的最低分。0 是不限。' },
    most: {
      label: '最多',
      max: 2000,
      help: '多选的项数、问答的字数、打分的最高分、图片张数。0 是不限。',
    },
    leastText: { label: '最低分的说明', max: 20 },
    mostText: { label: '最高分的说明', max: 20 },
    right: {
      label: '正确选项',
      pattern: 'letters',
      required: false,
      help: '选项的字母，用逗号隔开；不填就不计分。',
    },
    points: { label: '分值', max: 1000 },
    explanation: { label: '解析', kind: 'longText', max: 500 },
    jumps: {
      label: '跳题',
      pattern: 'jumps',
      required: false,
      help: '单选可以填写，每行一条：选项的字母，箭头，再写题目的次序或“结束”，例如 B→4。只能往后跳；移动题目时会跟着改。',
    },
  },
  references: onQuestion,
  check: questionFault,
});

export const deskTables = [papers, questions];
