import { lazy, Suspense } from 'react';
import type { PageOrigin } from '../inspection/pageFacts';
import { PageSkeleton } from './PageSkeleton';

/** A file of its own: customers never need it. */
const PlatformPage = lazy(() => import('../inspection/PlatformPage'));

export function PlatformRoute({ pages }: { pages: PageOrigin[] }) {
  return (
    <Suspense fallback={<PageSkeleton layout="main" />}>
      <PlatformPage pages={pages} />
    </Suspense>
  );
}
