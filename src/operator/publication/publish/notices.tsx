import { Alert } from 'antd';
import { useDeskState } from '../../draft-editor/context.ts';
import { type Place, placeOf, placeOfSection } from '../places.ts';
import css from './publish.module.css';
import type { DraftReview } from './use-review.ts';

/** `key`: what is told, of what. */
type Told = { key: string; text: string; place: Place | undefined };

type ListProps = { told: readonly Told[]; onGo: (place: Place) => void };

const NoticeList = ({ told, onGo }: ListProps) => (
  <ul>
    {told.map(({ key, text, place }) => (
      <li key={key}>
        {place ? (
          <button className={css.notice} type="button" title="去修改" onClick={() => onGo(place)}>
            {text}
          </button>
        ) : (
          text
        )}
      </li>
    ))}
  </ul>
);

type Props = {
  review: DraftReview;
  /** Leads to where something can be changed. */
  onGo: (place: Place) => void;
};

/** What keeps the draft from being published, and warnings; each leads to what it is about. */
export const Notices = ({ review, onGo }: Props) => {
  const { faults: own, document } = useDeskState();
  const faults = own.length > 0 ? own : review.faults;
  const warned = review.warnings.map(({ section, text, at = section }): Told => {
    const place = at === section ? placeOfSection(section) : placeOf(at, document);
    return { key: `${at} ${text}`, text, place: at ? place : undefined };
  });
  return (
    <>
      {faults.length > 0 && (
        <Alert
          type="error"
          showIcon
          title="改好以下内容后才能发布"
          description={
            <NoticeList
              told={faults.map(({ path, message }) => {
                const place = placeOf(path, document);
                return { key: `${path} ${message}`, text: message, place };
              })}
              onGo={onGo}
            />
          }
        />
      )}
      {warned.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title="发布前请留意"
          description={<NoticeList told={warned} onGo={onGo} />}
        />
      )}
    </>
  );
};
