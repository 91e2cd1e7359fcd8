import { paths } from '@bank/shared/paths';
import { useSession } from '@bank/shared/session';
import { ButtonLink, ErrorView } from '@bank/shared/ui';
import { styled } from 'styled-components';
import { AuthLayout } from '../features/layout/AuthLayout';
import { useText } from '../messages';

export default function ErrorPage() {
  const text = useText();
  const isSignedIn = useSession((session) => session.status === 'signed-in');
  return (
    <AuthLayout>
      <CentredError
        headingLevel={1}
        action={
          <ButtonLink to={isSignedIn ? paths.dashboard : paths.login} variant="primary" replace>
            {text(isSignedIn ? 'error.toDashboard' : 'error.toSignIn')}
          </ButtonLink>
        }
      />
    </AuthLayout>
  );
}

const CentredError = styled(ErrorView)`
  justify-content: center;
  min-height: 60vh;
`;
