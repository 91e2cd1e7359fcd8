import { Button, EmptyState, iconProps, PageFrame } from '@bank/shared/ui';
import { LayoutDashboard, SlidersHorizontal } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import styled from 'styled-components';
import { useText } from '../../messages';
import { CustomizeDialog } from '../customize/CustomizeDialog';
import { useCustomizeDialog } from '../customize/useCustomizeDialog';
import { useWidgetChoices } from '../customize/useWidgetChoices';
import { useWidgets } from './useWidgets';
import { WidgetGrid } from './WidgetGrid';

/** The widget that has a button for the dialog. */
const WITH_CUSTOMIZE = 'actions';

export function Dashboard() {
  const text = useText();
  const widgets = useWidgets();
  const { choices, move, toggle, reset } = useWidgetChoices(widgets);
  const { isOpen, open, close } = useCustomizeDialog();
  const chosen = useMemo(
    () => choices.flatMap(({ id, isShown }) => (isShown ? (widgets.find((widget) => widget.id === id) ?? []) : [])),
    [choices, widgets],
  );
  // A tick in the dialog shows at once, and the widget behind it when it has rendered.
  const shown = useDeferredValue(chosen);

  const customizeProps = {
    icon: <SlidersHorizontal {...iconProps} />,
    onClick: open,
    'aria-haspopup': 'dialog',
  } as const;

  return (
    <PageFrame>
      {shown.length === 0 && (
        <EmptyState
          icon={<LayoutDashboard {...iconProps} size={20} />}
          title={text('customize.empty')}
          action={<Button {...customizeProps}>{text('actions.customize')}</Button>}
        >
          {text('customize.emptyDetail')}
        </EmptyState>
      )}
      <WidgetGrid widgets={shown} openCustomize={open} />
      {shown.length > 0 && !shown.some(({ id }) => id === WITH_CUSTOMIZE) && (
        <CustomizeRow>
          <Button {...customizeProps} variant="ghost" size="small">
            {text('actions.customize')}
          </Button>
        </CustomizeRow>
      )}
      <CustomizeDialog
        isOpen={isOpen}
        onClose={close}
        widgets={widgets}
        choices={choices}
        onMove={move}
        onToggle={toggle}
        onReset={reset}
      />
    </PageFrame>
  );
}

const CustomizeRow = styled.p`
  display: flex;
  justify-content: center;
`;
