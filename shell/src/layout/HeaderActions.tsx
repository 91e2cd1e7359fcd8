import { askSupport, type HeaderAction, useHeaderActionState, useSupport } from '@bank/shared/contract';
import { useNavigate } from '@bank/shared/router';
import { notify } from '@bank/shared/toast';
import { Button, IconButton, iconProps, Menu } from '@bank/shared/ui';
import { Ellipsis } from 'lucide-react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { text, useText } from '../messages';
import { EntryIcon } from '../navigation/EntryIcon';
import { runHandler } from '../navigation/runHandler';
import { closePalette, usePalette } from '../palette/paletteState';
import { usePageLoading } from '../routes/pageLoading';
import { SupportDialog } from '../support/SupportDialog';

interface HeaderActionsProps {
  actions: readonly HeaderAction[];
  isMobile: boolean;
}

export function HeaderActions({ actions, isMobile }: HeaderActionsProps) {
  const text = useText();
  const { topic } = useSupport();
  useEffect(() => forgetTopic, []);
  const isSought = usePalette(({ view }) => view === 'support');
  const perform = usePerformAction();
  const close = () => {
    forgetTopic();
    closePalette();
  };
  const withheld = useHeaderActionState((state) => state.withheld);
  const items = actions
    .filter(({ id }) => !withheld.includes(id))
    .map((action) => ({
      ...action,
      icon: <EntryIcon icon={action.icon} />,
      onSelect: () => perform(action),
    }));
  return (
    <>
      {isMobile &&
        items.length === 1 &&
        items.map(({ id, label, primary, icon, onSelect }) => (
          <IconButton
            key={id}
            label={label}
            variant={primary ? 'primary' : 'ghost'}
            tooltipSide="bottom"
            icon={icon}
            onClick={onSelect}
          />
        ))}
      {isMobile && items.length > 1 && (
        <Menu
          label={text('header.actions')}
          align="end"
          trigger={
            <IconButton label={text('header.actions')} tooltipSide="bottom" icon={<Ellipsis {...iconProps} />} />
          }
          items={items.map(({ id, label, icon, onSelect }) => ({ id, label, icon, onSelect }))}
        />
      )}
      {!isMobile && (
        <Row>
          {items.map(({ id, label, primary, icon, onSelect }) => (
            <Button key={id} size="small" variant={primary ? 'primary' : 'secondary'} icon={icon} onClick={onSelect}>
              {label}
            </Button>
          ))}
        </Row>
      )}
      <SupportDialog open={isSought || topic !== undefined} topic={topic} onClose={close} />
    </>
  );
}

function forgetTopic(): void {
  useSupport.setState({ topic: undefined });
}

/** The page's own handler wins over the action's link; without either, once the page is here, the support dialog opens. */
function usePerformAction(): (action: HeaderAction) => void {
  const navigate = useNavigate();
  return ({ id, label, to }) => {
    const handler = useHeaderActionState.getState().handlers[id];
    if (handler) runHandler(label, handler);
    else if (to) navigate(to);
    else if (usePageLoading.getState().isLoading)
      notify({ title: text('header.stillLoading'), description: text('header.stillLoadingText', { label }) });
    else askSupport(label);
  };
}

const Row = styled.div`
  display: flex;
  flex: none;
  gap: 8px;
  margin-inline-end: 8px;

  /* Beside an open sidebar there is room for the words alone. */
  @media (width < 64em) {
    margin-inline-end: 0;
    svg {
      display: none;
    }
    && button {
      padding-inline: 8px;
    }
  }
`;
