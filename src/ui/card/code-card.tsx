import { useState } from 'react';
import { Line } from '../part/parts.tsx';
import { Card } from './cards.tsx';
import css from './code-card.module.css';

type Props = { title: string; picture: string; alt: string; text: string };

/** A QR code as one picture that the messenger can recognise; nothing where the picture is missing. */
export const CodeCard = ({ title, picture, alt, text }: Props) => {
  const [missing, setMissing] = useState('');
  if (!picture || missing === picture) return null;
  return (
    <Card title={title}>
      <Line gap={16} wrap>
        <img
          className={css.code}
          src={picture}
          alt={alt}
          width="112"
          height="112"
          onError={() => setMissing(picture)}
        />
        <p className={css.text}>{text}</p>
      </Line>
    </Card>
  );
};
