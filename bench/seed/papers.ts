import {
  BASE,
  counting,
  HEAVY_MEMBER,
  MEMBERS,
  memberOf,
  PAPERS,
  type Scale,
  type Steps,
  scattered,
} from './scale.ts';

const QUESTIONS = 5;
/** At questionnaires that only some members have submitted. */
const ATTEMPTS = 1_000_000;

const filled = `questionnaire_id, member_id, started_at, saved_at, submitted_at, score, spent_ms, passed, pass_score, full_score`;

const result = (n: string, { at }: Scale): string =>
  `${at} - interval '9 days', ${at} - interval '9 days', ${at} - ${scattered(n, 4, 700_000)} * interval '1 second',
  ${scattered(n, 1, 101)}, 60000 + ${scattered(n, 2, 600_000)}, ${scattered(n, 1, 101)} >= 60, 60, 100`;

/** Every member has submitted the first questionnaire once; the other attempts are spread over the rest. */
export const papers: Steps = (scale) => {
  const { at, rows } = scale;
  return [
    [
      'questionnaire',
      `insert into questionnaire (id, title, participants, pass, tries, reward, position)
      select ${BASE} + n, '测评第' || n || '期', 1000, 60, 5, 10, n from ${counting(PAPERS)}`,
    ],
    [
      'question',
      `insert into question (questionnaire_id, position, kind, title, options, "right", points)
      select ${BASE} + n, part, 'single', '第' || part || '题', '[{"id":"a","title":"甲"},{"id":"b","title":"乙"}]', '["a"]', 20
      from ${counting(PAPERS)}, ${counting(QUESTIONS, 'part')}`,
    ],
    [
      'attempt',
      `insert into attempt (${filled})
      select ${BASE + 1}, ${BASE} + n, ${result('n', scale)} from ${counting(rows(MEMBERS))}`,
    ],
    [
      'attempt',
      `insert into attempt (${filled})
      select ${BASE + 2} + ${scattered('n', 3, PAPERS - 2)}, ${memberOf('n', scale)}, ${result('n', scale)}
      from ${counting(rows(ATTEMPTS))}`,
    ],
    [
      'attempt',
      `insert into attempt (${filled})
      select ${BASE} + n, ${HEAVY_MEMBER}, ${result('n', scale)} from ${counting(PAPERS - 1)}`,
    ],
    [
      'attempt',
      `insert into attempt (questionnaire_id, member_id, started_at, saved_at)
      select ${BASE + PAPERS}, ${BASE} + n, ${at}, ${at} from ${counting(rows(MEMBERS))} where n % 20 = 1`,
    ],
    [
      'best_attempt',
      // triggers do not fire while a database is filled
      `insert into best_attempt (questionnaire_id, member_id, minus_score, spent_ms, submitted_at)
      select distinct on (questionnaire_id, member_id) questionnaire_id, member_id, -score, spent_ms, submitted_at
      from attempt where questionnaire_id > ${BASE} and submitted_at is not null
      order by questionnaire_id, member_id, score desc, spent_ms, submitted_at`,
    ],
    [
      'questionnaire',
      `update questionnaire set ranked = (select count(*) from best_attempt where questionnaire_id = questionnaire.id)
      where id > ${BASE}`,
    ],
  ];
};
