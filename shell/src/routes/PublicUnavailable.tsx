import { ErrorView } from '@bank/shared/ui';
import styled from 'styled-components';
import unavailable from '../images/unavailable.svg';
import { SupportLinks } from '../support/SupportLinks';

const NO_SIGN_IN = 'Signing in is not possible right now. Please try again in a few minutes, or talk to us.';

/** Works without layout and router, since either may have failed. */
export function PublicUnavailable({ detail = NO_SIGN_IN }: { detail?: string }) {
  return (
    <Place>
      <ErrorView
        headingLevel={1}
        picture={unavailable}
        detail={detail}
        onRetry={() => location.reload()}
        action={<SupportLinks />}
      />
    </Place>
  );
}

const Place = styled.main`
  display: grid;
  place-items: center;
  min-height: 100dvh;
  padding: 24px;
`;
