import { Boundary } from '@bank/shared/ui';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { LoadFailure } from './LoadFailure';

interface LazyPartProps<Props extends object> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  props: Props;
  fallback?: ReactNode;
  renderError: (retry: () => void) => ReactNode;
}

/** A part of the shell that loads on demand and whose failure leaves the rest of the page intact. */
export function LazyPart<Props extends object>({ load, props, fallback, renderError }: LazyPartProps<Props>) {
  // React never retries a lazy component that failed, so each attempt creates a new one.
  const [Part, setPart] = useState(() => lazy(load));
  return (
    <Boundary
      fallback={(retry) => (
        <LoadFailure
          render={renderError}
          retry={() => {
            setPart(() => lazy(load));
            retry();
          }}
        />
      )}
      onError={(error) => console.error('A part of the shell failed.', error)}
    >
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    </Boundary>
  );
}
