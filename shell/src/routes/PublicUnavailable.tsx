import { ErrorView } from '@bank/shared/ui';
import styled from 'styled-components';
import unavailable from '../images/unavailable.svg';
import { useText } from '../messages';
import { SupportLinks } from '../support/SupportLinks';
import { BrandMark } from '../ui/BrandMark';

/** Works without layout and router, since either may have failed. */
export function PublicUnavailable({ reason = 'failure.signIn' }: { reason?: 'failure.page' | 'failure.signIn' }) {
  const text = useText();
  return (
    <Place>
      <BrandMark />
      <ErrorView
        headingLevel={1}
        picture={unavailable}
        detail={text(reason)}
        onRetry={() => location.reload()}
        action={<SupportLinks />}
      />
    </Place>
  );
}

const Place = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  align-content: center;
  min-height: 100dvh;
  padding: 24px;
`;
