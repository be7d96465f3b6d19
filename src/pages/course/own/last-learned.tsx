import { myProducts } from '../../../../schemas/course/list-endpoints.ts';
import { useCall } from '../../../platform/reading/use-call.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { PlayerIcon } from '../../../ui/player/controls/icons.tsx';
import { goOnAddress } from '../product-address.ts';
import css from './last-learned.module.css';

/** A link to what was studied last; nothing before the first lesson. */
export const LastLearned = () => {
  const { data } = useCall(myProducts, { tab: 'all', page: 1 });
  const product = data?.items.find(({ at }) => at !== null);
  return product ? (
    <a className={css.card} href={goOnAddress(product)}>
      <span className={css.picture}>
        <Picture src={product.thumb} ratio="course" eager />
      </span>
      <span className={css.words}>
        <span className={css.word}>上次学到</span>
        <span className={css.title}>{product.lessonTitle || product.title}</span>
        {product.lessonTitle && product.lessonTitle !== product.title && (
          <span className={css.of}>{product.title}</span>
        )}
      </span>
      <span className={css.go}>
        <PlayerIcon name="play" size={1.3} />
        <span className="spoken">继续学习</span>
      </span>
    </a>
  ) : null;
};
