import { examIntroAddress, myExamsAddress } from '#schemas/exam/addresses.ts';
import { examRefusals } from '#schemas/exam/refusals.ts';
import { Gone, goneTo } from '#src/ui/state/gone.tsx';

/** Where the page of a missing exam leads, and its words where the address names none. */
export const examGone = {
  to: myExamsAddress(),
  link: '看看我的考试',
  missing: '考试不存在或已下架',
};

const { to, link, missing } = examGone;

/** The page where the address names no exam. */
export const NoExam = () => <Gone text={missing} href={to} name={link} />;

const goneToExams = goneTo(to, link);

/** A failure on the way into an exam: its introduction says what it waits for. */
export const failedFor = (id: string) => (error: Parameters<typeof goneToExams>[0]) =>
  error.refusal === examRefusals.noSuchExam.name
    ? goneToExams(error)
    : goneTo(examIntroAddress({ id }), '查看考试说明')(error);
