import { ErrorView } from '@bank/shared/ui';
import { LaterPart } from '../app/LaterPart';
import unavailable from '../images/unavailable.svg';
import type { PageOrigin } from '../inspection/pageFacts';
import { PageSkeleton } from './PageSkeleton';

/** A file of its own: customers never need it. */
const loadPlatformPage = () => import('../inspection/PlatformPage');

export function PlatformRoute({ pages }: { pages: PageOrigin[] }) {
  return (
    <LaterPart
      load={loadPlatformPage}
      props={{ pages }}
      meanwhile={<PageSkeleton layout="main" />}
      failed={(retry) => (
        <ErrorView picture={unavailable} detail="“Platform” is unavailable right now." onRetry={retry} />
      )}
    />
  );
}
