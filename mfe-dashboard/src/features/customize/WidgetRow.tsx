import { Checkbox, IconButton, iconProps } from '@bank/shared/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { useText } from '../../messages';

interface WidgetRowProps {
  label: string;
  isShown: boolean;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onToggle: () => void;
}

export function WidgetRow({ label, isShown, isFirst, isLast, onMove, onToggle }: WidgetRowProps) {
  const text = useText();
  // The browser drops the focus of an element that React moves in the list, and scrolls only to one that had none.
  const moveKeepingFocus =
    (step: -1 | 1) =>
    ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      flushSync(() => onMove(step));
      currentTarget.blur();
      currentTarget.focus();
    };
  return (
    <Row>
      <Checkbox label={label} checked={isShown} onChange={onToggle} />
      <span>
        <IconButton
          label={text(isFirst ? 'customize.alreadyFirst' : 'customize.moveUp', { widget: label })}
          icon={<ArrowUp {...iconProps} />}
          aria-disabled={isFirst || undefined}
          onClick={moveKeepingFocus(-1)}
        />
        <IconButton
          label={text(isLast ? 'customize.alreadyLast' : 'customize.moveDown', { widget: label })}
          icon={<ArrowDown {...iconProps} />}
          aria-disabled={isLast || undefined}
          onClick={moveKeepingFocus(1)}
        />
      </span>
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  gap: 16px;
  align-items: center;
  justify-content: space-between;
  min-height: 56px;

  > span {
    display: flex;
    flex: none;
    gap: 4px;
    /* The arrow ends where the dialog's other contents do, not the button around it. */
    @media (forced-colors: none) {
      margin-inline-end: -9px;
      @media (pointer: coarse) {
        margin-inline-end: -13px;
      }
    }
  }

  button[aria-disabled='true']:not(#_) {
    background: none;
    border-color: transparent;
    opacity: 0.5;
  }
`;
