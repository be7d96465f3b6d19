import { Button } from 'antd';
import { MenuButton } from '../../parts/menu-button.tsx';
import { useFaultPlaces, useLeadTo } from './lead-to.ts';

/** Leads to what has to be put right before the draft can be published. */
export const FaultsButton = () => {
  const places = useFaultPlaces();
  const leadTo = useLeadTo();
  const [first] = places;
  if (!first) return null;
  if (places.length === 1)
    return (
      <Button size="small" title={first.words} onClick={() => leadTo(first)}>
        去改好
      </Button>
    );
  const items = places.map((place) => ({
    key: place.path,
    label: place.words,
    onClick: () => leadTo(place),
  }));
  return (
    <MenuButton
      menu={{ items, style: { maxBlockSize: '60vh', overflow: 'auto' } }}
      button={{ size: 'small', children: '去改好' }}
    />
  );
};
