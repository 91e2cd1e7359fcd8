import { IconButton, iconProps } from '@bank/shared/ui';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useText } from '../../messages';

interface OfferControlsProps {
  isPlaying: boolean;
  onToggle: () => void;
  onPrevious: () => void;
  onNext: () => void;
}

/** Pause comes first, so that keyboard users reach it before anything that moves. */
export function OfferControls({ isPlaying, onToggle, onPrevious, onNext }: OfferControlsProps) {
  const text = useText();
  const Icon = isPlaying ? Pause : Play;
  return (
    <>
      <IconButton
        label={text(isPlaying ? 'offers.pause' : 'offers.play')}
        icon={<Icon {...iconProps} />}
        onClick={onToggle}
      />
      <IconButton
        label={text('offers.previous')}
        icon={<ChevronLeft {...iconProps} size={20} />}
        onClick={onPrevious}
      />
      <IconButton label={text('offers.next')} icon={<ChevronRight {...iconProps} size={20} />} onClick={onNext} />
    </>
  );
}
