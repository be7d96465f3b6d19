import { examIntroAddress, myExamsAddress } from '#schemas/exam/addresses.ts';
import { examRefusals } from '#schemas/exam/refusals.ts';
import { NotFound, notFoundTo } from '#src/ui/state/not-found.tsx';

export const examNotFound = {
  to: myExamsAddress(),
  link: '看看我的考试',
  missing: '考试不存在或已下架',
};

const { to, link, missing } = examNotFound;

export const NoExam = () => <NotFound text={missing} href={to} name={link} />;

const notFoundToExams = notFoundTo(to, link);

/** A failure on the way into an exam: its introduction says what it waits for. */
export const failedFor = (id: string) => (error: Parameters<typeof notFoundToExams>[0]) =>
  error.refusal === examRefusals.noSuchExam.name
    ? notFoundToExams(error)
    : notFoundTo(examIntroAddress({ id }), '查看考试说明')(error);
