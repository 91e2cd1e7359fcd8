import type { ExtensionFacts } from '@bank/shared/contract';
import { Button, Dialog, VisuallyHidden } from '@bank/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useText } from '../../messages';
import { WidgetRow } from './WidgetRow';
import type { WidgetChoice } from './widgetChoice';

/** Those of other remotes have the title of their manifest. */
const OWN_WIDGETS = ['balance', 'actions', 'accounts', 'offers', 'history'] as const;

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
  const text = useText();
  const { isOpen, onClose, widgets, choices, onMove, onToggle, onReset } = props;
  const [announcement, setAnnouncement] = useState('');
  const titleOf = (wanted: string) => {
    const own = OWN_WIDGETS.find((id) => id === wanted);
    return own ? text(`${own}.title`) : (widgets.find(({ id }) => id === wanted)?.title ?? wanted);
  };

  const move = (id: string, step: -1 | 1) => {
    const position = choices.findIndex((choice) => choice.id === id) + 1 + step;
    setAnnouncement(text('customize.moved', { widget: titleOf(id), place: position, count: choices.length }));
    onMove(id, step);
  };
  const reset = () => {
    setAnnouncement(text('customize.resetDone'));
    onReset();
  };

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={text('customize.title')}
      description={text('customize.lead')}
      size="small"
      footer={
        <>
          <Button onClick={reset}>{text('customize.reset')}</Button>
          <Button variant="primary" onClick={onClose}>
            {text('customize.done')}
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
