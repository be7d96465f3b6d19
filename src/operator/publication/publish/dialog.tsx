import { Alert, Button, Form, Input, Modal } from 'antd';
import { useMemo, useState } from 'react';
import { LONGEST_NOTE } from '#schemas/operator/operator-call.ts';
import { type LeftOut, leaveOut, leftOutId } from '#schemas/publication/change-sets.ts';
import { reviewSchedules } from '#schemas/publication/endpoints.ts';
import { fromChina } from '#src/platform/time/china-clock.ts';
import { useDeskState, useRights } from '../../draft-editor/context.ts';
import { Line } from '../../parts/part.tsx';
import { useOperatorCall } from '../../use-operator-call.ts';
import { ChangesList, ChoiceList } from './changes-list.tsx';
import { DiscardButton } from './discard-button.tsx';
import css from './publish.module.css';
import {
  Notices,
  ReviewShown,
  ReviewSummary,
  useExitTo,
  useReviewFaults,
} from './review-shown.tsx';
import { type Publication, usePublication } from './use-publication.ts';
import { useDraftReview } from './use-review.ts';
import { type PublicationTime, WhenFields } from './when-fields.tsx';

type Times = { from: number | null; until: number | null; left: LeftOut[] };
type Chosen = { [K in 'when' | 'from' | 'until']: PublicationTime[K] | undefined } & {
  left: LeftOut[];
};

const NoticesAt = (times: Times) => {
  const { data, error } = useOperatorCall(reviewSchedules, times, { fresh: true });
  if (error)
    return <Alert type="warning" showIcon title={`没有读到与定时发布的关系：${error.message}`} />;
  const texts = data ? [data.early, data.taken, data.later, data.overlaps].flat() : [];
  if (texts.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title="与已经排好的发布有关"
      description={
        <ul>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      }
    />
  );
};

const ScheduleNotices = ({ when, from, until, left }: Chosen) => {
  if (when !== 'later') return <NoticesAt from={null} until={null} left={left} />;
  if (!from) return null;
  return (
    <NoticesAt
      key={`${from} ${until}`}
      from={fromChina(from)}
      until={until ? fromChina(until) : null}
      left={left}
    />
  );
};

const named = ({ part, key, field }: LeftOut): LeftOut => ({ part, key, field });

const PublishedMeanwhile = () => {
  const { id, author } = useDeskState((state) => state.live);
  const operator = useDeskState((state) => state.operator);
  const [first] = useState(id);
  if (id === first) return null;
  const who = author === operator.name ? '你' : author;
  return (
    <Alert
      type="info"
      showIcon
      title={`${who}刚刚发布了第 ${id} 版，下面已经按新的线上页面重新比较。`}
    />
  );
};

type Props = { open: boolean; onClose: () => void };

export const PublishDialog = ({ open, onClose }: Props) => {
  const { edit: mayEdit, publish: mayPublish } = useRights();
  const document = useDeskState((state) => state.document);
  const live = useDeskState((state) => state.live);
  const exit = useExitTo(onClose);
  const [form] = Form.useForm<Publication>();
  const when = Form.useWatch('when', form);
  const from = Form.useWatch('from', form);
  const until = Form.useWatch('until', form);
  const at = when === 'later' && from ? fromChina(from) : undefined;
  const [left, setLeft] = useState<LeftOut[]>([]);
  const reviewing = useDraftReview(open, at, left);
  const { review, current, again } = reviewing;
  const publication = usePublication({ version: review?.version ?? 0, left }, onClose, again);
  const changes = review?.changes ?? [];
  const page = useMemo(
    () => (left.length > 0 ? leaveOut({ base: live.document, document }, left).page : null),
    [left, live, document],
  );
  const faults = useReviewFaults(review, page).length;
  const faulty = faults > 0;
  const differs = faulty || changes.length > 0;
  const leftIds = new Set(left.map(leftOutId));
  const going = changes.filter((change) => !leftIds.has(leftOutId(change))).length;
  const none = changes.length > 0 && going === 0;
  const chosenWords = left.length > 0 ? `选中的 ${going} 处` : '';
  const choose = (ids: ReadonlySet<string>) => {
    publication.forgetLost();
    setLeft(changes.filter((change) => ids.has(leftOutId(change))).map(named));
  };
  return (
    <Modal
      open={open}
      title={mayPublish ? '发布首页' : '草稿与线上的不同'}
      onCancel={onClose}
      width={720}
      centered
      classNames={{ container: css.sheet ?? '', body: css.scroll ?? '' }}
      destroyOnHidden
      afterClose={() => {
        setLeft([]);
        publication.startAnew();
        exit.afterClose();
      }}
      footer={
        <Line gap={8} align="stretch" wrap className={css.foot}>
          {/* opening the review saves unsaved edits, so they count as well */}
          {mayEdit && review && differs && <DiscardButton onDone={onClose} />}
          <Button className={css.end ?? ''} onClick={onClose}>
            {mayPublish ? '先不发布' : '关闭'}
          </Button>
          {mayPublish && (
            <Button
              type="primary"
              disabled={!publication.lost && (!current || faulty || !differs || none)}
              loading={publication.busy}
              onClick={form.submit}
            >
              {`${when === 'later' ? '定时发布' : '发布'}${chosenWords}`}
            </Button>
          )}
        </Line>
      }
    >
      <ReviewShown {...reviewing} rows={4}>
        {(shown) => (
          <>
            <PublishedMeanwhile />
            <ReviewSummary review={shown} faults={faults} />
            {mayPublish && changes.length > 0 ? (
              <ChoiceList changes={changes} left={leftIds} onChange={choose} />
            ) : (
              <ChangesList changes={changes} none="草稿与线上一样，没有可发布的改动。" />
            )}
            <Notices review={shown} page={page} onGoTo={exit.onGoTo} />
            {mayPublish && differs && !faulty && !none && (
              <ScheduleNotices key={shown.version} {...{ when, from, until, left }} />
            )}
          </>
        )}
      </ReviewShown>
      {mayPublish && (
        <Form
          form={form}
          layout="vertical"
          preserve={false}
          initialValues={{ when: 'now', note: '' }}
          onValuesChange={publication.forgetLost}
          onFinish={publication.run}
        >
          <WhenFields />
          <Form.Item name="note" label="备注（可不填）">
            <Input placeholder="例如：周末直播预热" maxLength={LONGEST_NOTE} showCount />
          </Form.Item>
        </Form>
      )}
    </Modal>
  );
};
