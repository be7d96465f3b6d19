import { Form, Input, Modal } from 'antd';
import { saveSynonyms } from '#schemas/search/desk-endpoints.ts';
import { faultIn } from '#schemas/wire/rules.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { FormState } from '../parts/form/form-state.tsx';
import { useAction } from '../parts/form/use-action.ts';

/** `id` null for a new group of synonyms. */
export type EditedSynonyms = { id: number | null; words: readonly string[] };

type Props = { edited: EditedSynonyms; onClose: () => void; onSaved: () => void };

const wordsIn = (text: string): string[] =>
  text
    .split(/[\n,，、]/)
    .map((word) => word.trim())
    .filter(Boolean);

const rule = {
  validator: async (_: unknown, text = '') => {
    const fault = faultIn(saveSynonyms.payload.shape.words, wordsIn(text));
    if (fault) throw new Error(fault);
  },
};

export const SynonymsEditor = ({ edited, onClose, onSaved }: Props) => {
  const [form] = Form.useForm<{ text: string }>();
  const text: string | undefined = Form.useWatch('text', form);
  const before = edited.words.join('\n');
  const { run, ...saving } = useAction(
    ({ text }: { text: string }) =>
      changeByOperator(saveSynonyms, { id: edited.id, words: wordsIn(text) }),
    onSaved,
  );
  return (
    <Modal
      open
      title={edited.id === null ? '添加同义词' : '修改同义词'}
      okText="保存"
      confirmLoading={saving.busy}
      onOk={form.submit}
      onCancel={onClose}
      width={440}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ text: before }}
        onFinish={(fields) => void run(fields)}
      >
        <Form.Item
          name="text"
          label="意思相同的词，每行一个"
          extra="搜索其中任何一个，都会找到含有其他词的内容；保存后立即生效。"
          rules={[rule]}
        >
          <Input.TextArea rows={8} placeholder={'心梗\n心肌梗死\nMI'} />
        </Form.Item>
        <FormState of={saving} unsaved={text !== undefined && text !== before} />
      </Form>
    </Modal>
  );
};
