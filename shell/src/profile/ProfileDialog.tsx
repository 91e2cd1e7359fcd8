import { formatDay } from '@bank/shared/format';
import { useQuery } from '@bank/shared/query';
import { getProfile, type Profile } from '@bank/shared/session';
import { Dialog, ErrorView, Skeleton } from '@bank/shared/ui';
import styled from 'styled-components';
import picture from '../images/profile.svg';

export function ProfileDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="My Profile" size="small">
      <ProfileContent />
    </Dialog>
  );
}

function ProfileContent() {
  const profile = useQuery({ key: ['/auth/me'], load: getProfile });
  if (profile.status === 'error') {
    return <ErrorView headingLevel={2} detail="Your profile could not be loaded." onRetry={profile.retry} />;
  }
  if (profile.status === 'loading') return <Skeleton height="248px" />;
  return <Facts profile={profile.data} />;
}

function Facts({ profile }: { profile: Profile }) {
  const facts = [
    ['E-mail', profile.email],
    ['Phone', profile.phone],
    ['Customer since', formatDay(profile.customerSince)],
  ];
  return (
    <Content>
      <img src={picture} alt="" width={96} height={96} />
      <h3>
        {profile.firstName} {profile.lastName}
      </h3>
      <dl>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
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
  dl {
    width: 100%;
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    justify-content: space-between;
    padding: 12px 0;
    border-top: 1px solid var(--hairline);
  }
  dt {
    color: var(--muted);
  }
  dd {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`;
