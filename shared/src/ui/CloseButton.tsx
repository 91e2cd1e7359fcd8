import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { useText } from '../i18n/messages';
import { StyledButton } from './Button';
import { iconProps } from './iconProps';

/** Has no tooltip: it would open with every dialog, because the button gets the first focus. */
export function CloseButton({ onClick }: { onClick: () => void }) {
  const text = useText();
  return (
    <Square type="button" data-variant="ghost" aria-label={text('close.label')} onClick={onClick}>
      <X {...iconProps} size={20} />
    </Square>
  );
}

const Square = styled(StyledButton)`
  flex: none;
  width: 36px;
  min-height: 36px;
  margin-block: -4px;
  margin-inline-start: auto;
  padding: 0;

  @media (pointer: coarse) {
    width: 44px;
    min-height: 44px;
    margin-block: -8px;
  }

  @media (forced-colors: none) {
    margin-inline-end: -8px;
    @media (pointer: coarse) {
      margin-inline-end: -12px;
    }
  }
`;
