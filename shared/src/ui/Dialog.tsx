import { type ComponentProps, type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { CloseButton } from './CloseButton';
import { Body, DialogBox, Footer, Header } from './dialogParts';
import { useModal } from './useModal';

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'title' | 'open' | 'onClose' | 'ref'> {
  open: boolean;
  /** Asked by the close button, Escape and the backdrop. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** The actions. */
  footer?: ReactNode;
  /** 400, 520 or 720 px wide. */
  size?: 'small' | 'medium' | 'large';
}

/** A modal `<dialog>`, a bottom sheet under 480 px. Its content is mounted while it is open. */
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
  const modal = useModal(onClose);
  return (
    <DialogBox
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
      {footer && <Footer>{footer}</Footer>}
    </DialogBox>
  );
}
