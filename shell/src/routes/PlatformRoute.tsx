import unavailable from '../images/unavailable.svg';
import type { PageOrigin } from '../inspection/pageFacts';
import { LazyPart } from '../ui/LazyPart';
import { UnavailableView } from '../ui/UnavailableView';
import { PageSkeleton } from './PageSkeleton';

/** Loaded on demand: customers never need it. */
const loadPlatformPage = () => import('../inspection/PlatformPage');

export function PlatformRoute({ pages }: { pages: PageOrigin[] }) {
  return (
    <LazyPart
      load={loadPlatformPage}
      props={{ pages }}
      fallback={<PageSkeleton layout="main" />}
      renderError={(retry) => <UnavailableView title="Platform" picture={unavailable} onRetry={retry} />}
    />
  );
}
