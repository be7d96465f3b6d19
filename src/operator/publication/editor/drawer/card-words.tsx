import { Form, Input } from 'antd';
import { useDeskState, useDraftEditor, useRights } from '../../../draft-editor/context.ts';
import { partNamed, setField } from '../../../draft-editor/edits.ts';
import { fieldId } from '../../settings/field-controls.ts';
import type { ItemPlace } from '../selection.ts';

const cardPart = partNamed('会员卡');
const cardId = fieldId(cardPart.label, 'one', 'description');

/** Whether the item is the member card of the ordered page, which has words of its own. */
export const isMemberCard = ({ page, key, held }: ItemPlace): boolean =>
  page === 'ordered' && key === '会员卡提示' && held === null;

export const CardWords = () => {
  const desk = useDraftEditor();
  const { edit } = useRights();
  const value = useDeskState(({ document }) => document.memberCard.description);
  const faults = useDeskState((state) => state.faults);
  const said = faults.find(({ path }) => path === 'memberCard.description')?.message;
  return (
    <Form.Item label="会员卡说明" htmlFor={cardId} validateStatus={said ? 'error' : ''} help={said}>
      <Input
        id={cardId}
        value={value}
        disabled={!edit}
        onChange={({ target }) =>
          desk.change(setField(cardPart, 'one', 'description', target.value), 'memberCard')
        }
        onBlur={desk.endGroup}
        onPressEnter={desk.endGroup}
      />
    </Form.Item>
  );
};
