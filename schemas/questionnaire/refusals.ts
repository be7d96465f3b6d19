import { defineRefusals } from '../wire/define-refusals.ts';

export const questionnaireRefusals = defineRefusals({
  noSuchQuestionnaire: { code: 55001, message: '问卷不存在或已下架' },
  questionnaireEarly: { code: 55002, message: '问卷还没有开始' },
  questionnaireOver: { code: 55003, message: '问卷已结束' },
  questionnaireDone: { code: 55004, message: '你已提交过这份问卷' },
  doctorsOnly: { code: 55005, message: '这份问卷面向已认证的医生，请先完成认证' },
  questionnaireFull: { code: 55015, message: '名额已满，感谢关注' },
});
