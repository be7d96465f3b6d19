import css from './pickers.module.css';

/** How far an upload is, in words and as a bar; nothing while none is under way. */
export const UploadStage = ({ stage }: { stage: string }) => (
  <span className={css.stage} role="status">
    {stage && (
      <>
        {stage}
        <progress aria-hidden="true" />
      </>
    )}
  </span>
);
