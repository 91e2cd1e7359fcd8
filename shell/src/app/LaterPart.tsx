import { Boundary } from '@bank/shared/ui';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

interface LaterPartProps<Props extends object> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  props: Props;
  /** What stands in its place until it is there. */
  meanwhile?: ReactNode;
  /** What stands in its place once it has failed. `retry` asks for it anew. */
  failed: (retry: () => void) => ReactNode;
}

/** A part of the shell in a file of its own. Whatever happens to it, the rest of the bank goes on. */
export function LaterPart<Props extends object>({ load, props, meanwhile, failed }: LaterPartProps<Props>) {
  // React keeps the failure of a lazy component for ever: each attempt has one of its own.
  const [Part, setPart] = useState(() => lazy(load));
  return (
    <Boundary
      fallback={(retry) =>
        failed(() => {
          setPart(() => lazy(load));
          retry();
        })
      }
      onError={(error) => console.error('A part of the shell failed.', error)}
    >
      <Suspense fallback={meanwhile}>
        <Part {...props} />
      </Suspense>
    </Boundary>
  );
}
