import { Button, Dialog, VisuallyHidden } from '@bank/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { WidgetRow } from './WidgetRow';
import type { WidgetChoice } from './widgetChoice';
import { type WidgetId, widgets } from './widgets';

interface CustomizeDialogProps {
  isOpen: boolean;
  onClose: () => void;
  choices: readonly WidgetChoice[];
  onMove: (id: WidgetId, step: -1 | 1) => void;
  onToggle: (id: WidgetId) => void;
  onReset: () => void;
}

/** Every change is saved at once. */
export function CustomizeDialog({ isOpen, onClose, choices, onMove, onToggle, onReset }: CustomizeDialogProps) {
  const [announcement, setAnnouncement] = useState('');

  const move = (id: WidgetId, step: -1 | 1) => {
    const position = choices.findIndex((choice) => choice.id === id) + 1 + step;
    setAnnouncement(`${widgets[id].label}, place ${position} of ${choices.length}`);
    onMove(id, step);
  };
  const reset = () => {
    setAnnouncement('All widgets are shown in the original order');
    onReset();
  };

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="Customize your dashboard"
      description="Choose what you see and in which order. It is remembered on this device."
      size="small"
      footer={
        <>
          <Button onClick={reset}>Reset</Button>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <Rows role="list">
        {choices.map(({ id, isShown }, index) => (
          <WidgetRow
            key={id}
            label={widgets[id].label}
            isShown={isShown}
            isFirst={index === 0}
            isLast={index === choices.length - 1}
            onMove={(step) => move(id, step)}
            onToggle={() => onToggle(id)}
          />
        ))}
      </Rows>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Dialog>
  );
}

const Rows = styled.ul`

  > li + li {
    border-block-start: 1px solid var(--hairline);
  }
`;
