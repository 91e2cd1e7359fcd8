import { Boundary, Card, ErrorView } from '@bank/shared/ui';
import type { ReactNode } from 'react';
import { type WidgetId, widgets } from '../customize/widgets';

/** Contains the widget's errors, so that the others keep working. */
export function WidgetCell({ id, children }: { id: WidgetId; children: ReactNode }) {
  const { label } = widgets[id];
  return (
    <Boundary
      onError={(error) => console.error(`The widget "${label}" failed.`, error)}
      fallback={(retry) => (
        <Card>
          <ErrorView detail={`“${label}” is unavailable right now. Everything else works as usual.`} onRetry={retry} />
        </Card>
      )}
    >
      {children}
    </Boundary>
  );
}
