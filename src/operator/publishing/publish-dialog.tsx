import { Alert, Button, Form, Input, Modal, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { reviewDraft } from '../../../schemas/api/operator.ts';
import { callOperator } from '../call-operator.ts';
import { useDesk, useDeskState, useRights } from '../desk/desk-context.ts';
import { ChangesList } from './changes-list.tsx';
import css from './publishing.module.css';
import { type Publication, usePublication } from './use-publication.ts';
import { WhenFields } from './when-fields.tsx';

type Review = z.output<typeof reviewDraft.data>;
type Looked = { review?: Review; trouble?: string };

const useReview = (open: boolean) => {
  const desk = useDesk();
  const [looked, setLooked] = useState<Looked>({});
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further round looks anew
  useEffect(() => {
    if (!open) return setLooked({});
    let current = true;
    const look = async (): Promise<Looked> => {
      if (!(await desk.saveNow()) && desk.store.get().faults.length === 0)
        return { trouble: '草稿还没有保存，请稍后再试' };
      const answer = await callOperator(reviewDraft, {});
      return answer.ok ? { review: answer.data } : { trouble: answer.message };
    };
    void look().then((result) => current && setLooked(result));
    return () => {
      current = false;
    };
  }, [open, round, desk]);
  return { ...looked, again: () => setRound(round + 1) };
};

const Notices = ({ review }: { review: Review }) => {
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

type Props = { open: boolean; onClose: () => void };

/** What would change, what speaks against it, and the publication itself. */
export const PublishDialog = ({ open, onClose }: Props) => {
  const { publish: mayPublish } = useRights();
  const { faults } = useDeskState();
  const [form] = Form.useForm<Publication>();
  const { review, trouble, again } = useReview(open);
  const { busy, run } = usePublication(review?.version ?? 0, onClose, again);
  const when = Form.useWatch('when', form);
  const blocked =
    !review || review.faults.length > 0 || faults.length > 0 || review.changes.length === 0;
  return (
    <Modal
      open={open}
      title={mayPublish ? '发布首页' : '草稿与线上的不同'}
      onCancel={onClose}
      width={600}
      destroyOnHidden
      footer={
        mayPublish
          ? [
              <Button key="cancel" onClick={onClose}>
                先不发布
              </Button>,
              <Button
                key="go"
                type="primary"
                disabled={blocked}
                loading={busy}
                onClick={form.submit}
              >
                {when === 'later' ? '定时发布' : '发布'}
              </Button>,
            ]
          : null
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
          <Notices review={review} />
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
            <Input placeholder="例如：周末直播预热" maxLength={100} showCount />
          </Form.Item>
        </Form>
      )}
    </Modal>
  );
};
