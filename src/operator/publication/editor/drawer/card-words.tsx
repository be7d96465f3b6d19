import { Form, Input } from 'antd';
import { useDeskState, useDraftEditor, useRights } from '../../../draft-editor/context.ts';
import { partNamed, setField } from '../../../draft-editor/edits.ts';
import { fieldId } from '../../settings/field-controls.ts';
import type { ItemPlace } from './opened.ts';

const part = partNamed('会员卡');
const id = fieldId(part.label, 'one', 'description');

/** Whether the item is the member card of the ordered page, which has words of its own. */
export const isMemberCard = ({ page, key, held }: ItemPlace): boolean =>
  page === 'ordered' && key === '会员卡提示' && held === null;

/** What the member card says beside its title. */
export const CardWords = () => {
  const desk = useDraftEditor();
  const { edit } = useRights();
  const value = useDeskState(({ document }) => document.memberCard.description);
  const faults = useDeskState((state) => state.faults);
  const said = faults.find(({ path }) => path === 'memberCard.description')?.message;
  return (
    <Form.Item label="会员卡说明" htmlFor={id} validateStatus={said ? 'error' : ''} help={said}>
      <Input
        id={id}
        value={value}
        disabled={!edit}
        onChange={({ target }) =>
          desk.change(setField(part, 'one', 'description', target.value), 'memberCard')
        }
        onBlur={desk.endGroup}
        onPressEnter={desk.endGroup}
      />
    </Form.Item>
  );
};
