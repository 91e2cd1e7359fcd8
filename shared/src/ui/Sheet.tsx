import type { ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { keyframes, styled } from 'styled-components';
import { CloseButton } from './CloseButton';
import { modalStyles } from './dialogParts';
import { usePlaceLanguage } from './PartLanguage';
import { useModal } from './useModal';

export interface SheetProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'ref'> {
  open: boolean;
  /** Close button, Escape or backdrop. The caller closes by `open`. */
  onClose: () => void;
  label: string;
  /** Follows the text's direction. `left` is the former name of `start`. */
  side?: 'start' | 'left';
  width?: string;
}

/** A modal side panel. Mounts its content only while open. */
export function Sheet({ open, ...props }: SheetProps) {
  return open && createPortal(<OpenSheet {...props} />, document.body);
}

function OpenSheet({
  onClose,
  label,
  side: _,
  width = 'var(--sidebar-width-mobile)',
  children,
  ...props
}: Omit<SheetProps, 'open'>) {
  const language = usePlaceLanguage();
  const modal = useModal(onClose);
  return (
    <Panel {...language} {...props} {...modal} $width={width} aria-label={label}>
      <Top>
        <CloseButton onClick={onClose} />
      </Top>
      <Content>{children}</Content>
    </Panel>
  );
}

const slide = keyframes`from { translate: var(--outside); }`;

const Panel = styled.dialog<{ $width: string }>`
  ${modalStyles}
  inset-block: 0;
  inset-inline: 0 auto;
  width: ${({ $width }) => $width};
  max-width: calc(100vw - 48px);
  height: 100dvh;
  max-height: none;
  border-width: 0;
  border-inline-end-width: 1px;
  animation: ${slide} 200ms ease-out;
  --outside: -100%;

  &:dir(rtl) {
    --outside: 100%;
  }
`;

const Top = styled.div`
  display: flex;
  flex: none;
  padding: 16px 20px 0;
`;

const Content = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
`;
