import { ErrorView } from '@bank/shared/ui';
import unavailable from '../images/unavailable.svg';
import type { PageOrigin } from '../inspection/pageFacts';
import { LazyPart } from '../ui/LazyPart';
import { PageSkeleton } from './PageSkeleton';

/** Loaded on demand: customers never need it. */
const loadPlatformPage = () => import('../inspection/PlatformPage');

export function PlatformRoute({ pages }: { pages: PageOrigin[] }) {
  return (
    <LazyPart
      load={loadPlatformPage}
      props={{ pages }}
      fallback={<PageSkeleton layout="main" />}
      renderError={(retry) => (
        <ErrorView picture={unavailable} detail="“Platform” is unavailable right now." onRetry={retry} />
      )}
    />
  );
}
