import { Button, Popconfirm } from 'antd';
import { fitsShape, type PictureShape } from '#schemas/publication/document-parts.ts';
import { type KeptPicture, removeUpload } from '#schemas/publication/picker-endpoints.ts';
import { changeByOperator } from '../../change-by-operator.ts';
import { OperatorChip } from '../../parts/chip.tsx';
import { momentText } from '../../parts/moments.ts';
import { useAction } from '../../parts/use-action.ts';
import css from './pickers.module.css';
import { sizeText } from './words.ts';

type Props = {
  picture: KeptPicture;
  shape: PictureShape | undefined;
  /** Whether the field shows this picture now. */
  current: boolean;
  mayEdit: boolean;
  onChoose: () => void;
  onRemoved: () => void;
};

/** One picture of the library: what is known of it, to be chosen, and deleted where nothing uses it. */
export const PictureCard = (props: Props) => {
  const { picture, shape, current, mayEdit, onChoose, onRemoved } = props;
  const { address, by, at, bytes, width, height, used } = picture;
  const size = width > 0 ? `${width}×${height}` : '大小未知';
  const name = `${by} ${momentText(at)}上传的图片，${size}`;
  const { busy, run } = useAction(() => changeByOperator(removeUpload, { address }), onRemoved);
  return (
    <li className={css.card} data-current={current}>
      <button type="button" className={css.choose} aria-label={`选用${name}`} onClick={onChoose}>
        <img src={address} alt="" loading="lazy" />
      </button>
      <span>
        {size}，{sizeText(bytes)}
      </span>
      <span>
        {by}，{momentText(at)}
      </span>
      {current && <OperatorChip tone="good">正在用这张</OperatorChip>}
      {shape && width > 0 && !fitsShape({ width, height }, shape) && (
        <OperatorChip tone="warn">形状不合适</OperatorChip>
      )}
      {used.length > 0 ? (
        <ul className={css.used} aria-label="用在哪里">
          {used.map((where) => (
            <li key={where}>{where}</li>
          ))}
        </ul>
      ) : (
        <span>没有使用</span>
      )}
      {mayEdit && used.length === 0 && (
        <Popconfirm
          title="删除这张图片？"
          description="删除后不能恢复。"
          okText="删除"
          cancelText="取消"
          onConfirm={() => void run()}
        >
          <Button size="small" danger loading={busy} aria-label={`删除${name}`}>
            删除
          </Button>
        </Popconfirm>
      )}
    </li>
  );
};
