import { Alert, Button, Form, Input, Modal, Skeleton } from 'antd';
import { useRef } from 'react';
import { LONGEST_NOTE } from '../../../../schemas/operator/operator-call.ts';
import { fromChina } from '../../../platform/time/china-clock.ts';
import { useDeskState, useRights } from '../../draft-editor/context.ts';
import type { FaultPlace } from '../faults/fault-places.ts';
import { useLeadTo } from '../faults/lead-to.ts';
import { ChangesList } from './changes-list.tsx';
import { DiscardButton } from './discard-button.tsx';
import { Notices } from './notices.tsx';
import css from './publish.module.css';
import { ScheduleNotices } from './schedule-notices.tsx';
import { type Publication, usePublication } from './use-publication.ts';
import { useDraftReview } from './use-review.ts';
import { WhenFields } from './when-fields.tsx';

type Props = { open: boolean; onClose: () => void };

/** Shows what publishing would change and what speaks against it, and publishes. */
export const PublishDialog = ({ open, onClose }: Props) => {
  const { edit: mayEdit, publish: mayPublish } = useRights();
  const { faults } = useDeskState();
  const leadTo = useLeadTo();
  const chosen = useRef<FaultPlace>(null);
  const [form] = Form.useForm<Publication>();
  const when = Form.useWatch('when', form);
  const from = Form.useWatch('from', form);
  const until = Form.useWatch('until', form);
  const at = when === 'later' && from ? fromChina(from) : undefined;
  const { review, trouble, again } = useDraftReview(open, at);
  const { busy, run } = usePublication(review?.version ?? 0, onClose, again);
  const faulty = faults.length > 0 || (review?.faults.length ?? 0) > 0;
  const differs = faulty || (review?.changes.length ?? 0) > 0;
  return (
    <Modal
      open={open}
      title={mayPublish ? '发布首页' : '草稿与线上的不同'}
      onCancel={onClose}
      width={600}
      destroyOnHidden
      // only then does the dialog give the focus away
      afterClose={() => {
        if (chosen.current) leadTo(chosen.current);
        chosen.current = null;
      }}
      footer={
        <div className={css.foot}>
          {/* what is not saved yet is saved before the review, and counts as well */}
          {mayEdit && review && differs && <DiscardButton onDone={onClose} />}
          <Button className={css.end ?? ''} onClick={onClose}>
            {mayPublish ? '先不发布' : '关闭'}
          </Button>
          {mayPublish && (
            <Button
              type="primary"
              disabled={!review || faulty || !differs}
              loading={busy}
              onClick={form.submit}
            >
              {when === 'later' ? '定时发布' : '发布'}
            </Button>
          )}
        </div>
      }
    >
      {trouble && (
        <Alert
          type="error"
          showIcon
          title={trouble}
          action={
            <Button size="small" onClick={again}>
              重试
            </Button>
          }
        />
      )}
      {!review && !trouble && <Skeleton active paragraph={{ rows: 4 }} />}
      {review && (
        <div className={css.review}>
          <ChangesList changes={review.changes} none="草稿与线上一样，没有可发布的改动。" />
          <Notices
            review={review}
            onLead={(place) => {
              chosen.current = place;
              onClose();
            }}
          />
          {mayPublish && differs && !faulty && (
            <ScheduleNotices key={review.version} when={when} from={from} until={until} />
          )}
        </div>
      )}
      {mayPublish && (
        <Form
          form={form}
          layout="vertical"
          preserve={false}
          initialValues={{ when: 'now', note: '' }}
          onFinish={(publication) => void run(publication)}
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
