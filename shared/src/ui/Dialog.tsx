import { type ComponentProps, type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { CloseButton } from './CloseButton';
import { Body, DialogBox, Footer, Header } from './dialogParts';
import { usePlaceLanguage } from './PartLanguage';
import { useModal } from './useModal';

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'title' | 'open' | 'onClose' | 'ref'> {
  open: boolean;
  /** Close button, Escape or backdrop. The caller closes by `open`. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  /** 25, 32.5 or 45 rem. */
  size?: 'small' | 'medium' | 'large';
}

/** A modal `<dialog>`, a bottom sheet below 480 px. Mounts its content only while open. */
export function Dialog({ open, ...props }: DialogProps) {
  return open && createPortal(<OpenDialog {...props} />, document.body);
}

function OpenDialog({
  onClose,
  title,
  description,
  children,
  footer,
  size = 'medium',
  ...props
}: Omit<DialogProps, 'open'>) {
  const id = useId();
  const language = usePlaceLanguage();
  const modal = useModal(onClose);
  return (
    <DialogBox
      {...language}
      {...props}
      {...modal}
      data-size={size}
      aria-labelledby={id}
      aria-describedby={description ? `${id}-description` : undefined}
    >
      <Header>
        <h2 id={id}>{title}</h2>
        <CloseButton onClick={onClose} />
      </Header>
      <Body>
        {description && <p id={`${id}-description`}>{description}</p>}
        {children}
      </Body>
      {footer && <Footer data-screen-only>{footer}</Footer>}
    </DialogBox>
  );
}
