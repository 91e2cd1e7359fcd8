import type { ExtensionFacts } from '@bank/shared/contract';
import { Button, Dialog, VisuallyHidden } from '@bank/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { WidgetRow } from './WidgetRow';
import type { WidgetChoice } from './widgetChoice';

interface CustomizeDialogProps {
  isOpen: boolean;
  onClose: () => void;
  widgets: readonly ExtensionFacts[];
  choices: readonly WidgetChoice[];
  onMove: (id: string, step: -1 | 1) => void;
  onToggle: (id: string) => void;
  onReset: () => void;
}

/** Every change is saved at once. */
export function CustomizeDialog(props: CustomizeDialogProps) {
  const { isOpen, onClose, widgets, choices, onMove, onToggle, onReset } = props;
  const [announcement, setAnnouncement] = useState('');
  const titleOf = (wanted: string) => widgets.find(({ id }) => id === wanted)?.title ?? wanted;

  const move = (id: string, step: -1 | 1) => {
    const position = choices.findIndex((choice) => choice.id === id) + 1 + step;
    setAnnouncement(`${titleOf(id)}, place ${position} of ${choices.length}`);
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
            label={titleOf(id)}
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
