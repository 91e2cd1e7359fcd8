import { IconButton, iconProps } from '@bank/shared/ui';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';

interface OfferControlsProps {
  isPlaying: boolean;
  onToggle: () => void;
  onPrevious: () => void;
  onNext: () => void;
}

/** Pause comes first, so that keyboard users reach it before anything that moves. */
export function OfferControls({ isPlaying, onToggle, onPrevious, onNext }: OfferControlsProps) {
  const Icon = isPlaying ? Pause : Play;
  return (
    <>
      <IconButton
        label={isPlaying ? 'Stop the offers' : 'Start the offers'}
        icon={<Icon {...iconProps} />}
        onClick={onToggle}
      />
      <IconButton label="Previous offer" icon={<ChevronLeft {...iconProps} size={20} />} onClick={onPrevious} />
      <IconButton label="Next offer" icon={<ChevronRight {...iconProps} size={20} />} onClick={onNext} />
    </>
  );
}
