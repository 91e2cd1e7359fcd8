import { ErrorView } from '@bank/shared/ui';
import styled from 'styled-components';
import unavailable from '../images/unavailable.svg';
import { SupportLinks } from '../support/SupportLinks';

/** The public pages while no remote shows them. */
export function PublicUnavailable() {
  return (
    <Place>
      <ErrorView
        headingLevel={1}
        picture={unavailable}
        detail="Signing in is not possible right now. Please try again in a few minutes, or talk to us."
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
