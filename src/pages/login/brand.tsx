import '#src/ui/media/further-marks.css';
import { siteInfo } from '#schemas/site/visit-endpoints.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { Picture } from '#src/ui/media/picture.tsx';
import css from './brand.module.css';

/** The site's logo and name. */
export const Brand = ({ advice }: { advice: string }) => {
  const { data } = useCall(siteInfo);
  return (
    <div className={css.brand}>
      <span className={css.logo}>
        <Picture src={data?.logo ?? ''} ratio="square" of="organisation" eager />
      </span>
      <div>
        <p className={css.name}>{data?.title || '欢迎'}</p>
        <p className={css.advice}>{advice}</p>
      </div>
    </div>
  );
};
