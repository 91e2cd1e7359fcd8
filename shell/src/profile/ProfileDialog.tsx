import { formatDay } from '@bank/shared/format';
import { useQuery } from '@bank/shared/query';
import { getProfile, type Profile } from '@bank/shared/session';
import { Dialog, EmailAddress, ErrorView, Fact, FactList, Skeleton } from '@bank/shared/ui';
import styled from 'styled-components';
import picture from '../images/profile.svg';
import { useText } from '../messages';

export function ProfileDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText();
  return (
    <Dialog open={open} onClose={onClose} title={text('account.profile')} size="small">
      <ProfileContent />
    </Dialog>
  );
}

function ProfileContent() {
  const text = useText();
  const profile = useQuery({ key: ['/auth/me'], load: getProfile });
  if (profile.status === 'error') {
    return <ErrorView headingLevel={2} detail={text('profile.failed')} onRetry={profile.retry} />;
  }
  if (profile.status === 'loading') return <Skeleton height="248px" />;
  return <Facts profile={profile.data} />;
}

function Facts({ profile }: { profile: Profile }) {
  const text = useText();
  return (
    <Content>
      <img src={picture} alt="" width={96} height={96} />
      <h3>
        <bdi>
          {profile.firstName} {profile.lastName}
        </bdi>
      </h3>
      <FactList>
        <Fact label={text('profile.email')}>
          <EmailAddress>{profile.email}</EmailAddress>
        </Fact>
        <Fact label={text('profile.phone')}>
          <bdi dir="ltr">{profile.phone}</bdi>
        </Fact>
        <Fact label={text('profile.since')}>{formatDay(profile.customerSince)}</Fact>
      </FactList>
    </Content>
  );
}

const Content = styled.div`
  display: grid;
  gap: 16px;
  justify-items: center;

  h3 {
    font-size: var(--text-20);
  }
`;
