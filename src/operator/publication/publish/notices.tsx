import { Alert } from 'antd';
import { useDeskState } from '../../draft-editor/context.ts';
import type { DraftReview } from './use-review.ts';

/** Faults that keep the draft from being published, and warnings. */
export const Notices = ({ review }: { review: DraftReview }) => {
  const { faults: own } = useDeskState();
  const faults = own.length > 0 ? own : review.faults;
  return (
    <>
      {faults.length > 0 && (
        <Alert
          type="error"
          showIcon
          title="改好以下内容后才能发布"
          description={
            <ul>
              {faults.map(({ path, message }) => (
                <li key={path + message}>{message}</li>
              ))}
            </ul>
          }
        />
      )}
      {review.warnings.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title="发布前请留意"
          description={
            <ul>
              {review.warnings.map(({ section, text }) => (
                <li key={section + text}>
                  {text.startsWith(section) ? text : `${section}：${text}`}
                </li>
              ))}
            </ul>
          }
        />
      )}
    </>
  );
};
