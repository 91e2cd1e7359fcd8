import { formatDay } from '@bank/shared/format';
import { useQuery } from '@bank/shared/query';
import { getProfile, type Profile } from '@bank/shared/session';
import { Dialog, ErrorView, Skeleton } from '@bank/shared/ui';
import type { ReactNode } from 'react';
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
        {profile.firstName} {profile.lastName}
      </h3>
      <dl>
        <Fact term={text('profile.email')}>
          <bdi dir="ltr">{profile.email}</bdi>
        </Fact>
        <Fact term={text('profile.phone')}>
          <bdi dir="ltr">{profile.phone}</bdi>
        </Fact>
        <Fact term={text('profile.since')}>{formatDay(profile.customerSince)}</Fact>
      </dl>
    </Content>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
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
