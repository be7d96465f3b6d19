import { randomUUID } from 'node:crypto';
import { newPhone } from '../login/account.ts';

/** Somebody whose every word would be known again in a log. */
export const newPerson = () => ({
  name: '欧阳若兰',
  phone: newPhone(),
  password: 'Ruolan2026home',
  wrong: 'Ruolan2026wrong',
  idCard: '11010519491231002X',
  email: 'ruolan.ouyang@example.org',
  hospital: '杏林第九人民医院',
  receiver: '欧阳建国',
  detail: '杏林街道九弄十二号',
  review: '若兰写给老师的话',
  key: randomUUID(),
});

export type Person = ReturnType<typeof newPerson>;

/** What they give of themselves, by the names of fields that calls have. */
export const fieldsOf = (person: Person): Record<string, unknown> => {
  const { name, phone, password, wrong, idCard, email, hospital, receiver, detail, review } =
    person;
  return {
    ...{ name, phone, password, idCard, email, hospital, receiver, detail, review, nickname: name },
    ...{ oldPassword: wrong, old: wrong, text: review, body: review, word: phone, keyword: name },
    ...{
      note: review,
      explain: review,
      reason: review,
      remark: review,
      content: phone,
      code: idCard,
    },
    ...{
      department: hospital,
      jobTitle: email,
      province: '浙江省',
      city: '杭州市',
      county: '西湖区',
    },
    ...{ sex: 2, answers: [], tag: '家', id: '', isDefault: true, purpose: 'login', member_id: '' },
  };
};
