import { Slot, useExtensions } from '@bank/shared/contract';
import { paths } from '@bank/shared/paths';
import { ButtonLink, PageFrame } from '@bank/shared/ui';
import styled from 'styled-components';
import coming from '../images/coming.svg';
import { headerEntryOf } from '../navigation/headerEntries';
import type { Placeholder } from './placeholders';
import { ServiceNotice } from './ServiceNotice';

interface PlaceholderPageProps {
  placeholder: Placeholder;
  notice?: string;
}

export function PlaceholderPage({ placeholder, notice }: PlaceholderPageProps) {
  const { path, title, promise, meanwhile } = placeholder;
  const isNamedByHeader = headerEntryOf(path).title === title;
  const notYet = (
    <Place>
      <img src={coming} alt="" width={320} height={200} />
      {isNamedByHeader ? (
        <h2>{notice ? 'Out of service' : 'This page is on its way'}</h2>
      ) : (
        <h1 tabIndex={-1}>{title}</h1>
      )}
      {notice && <ServiceNotice message={notice} />}
      <p>{promise}</p>
      {!notice && (
        <p>We are preparing this page. Nothing you need is lost: your accounts and payments go on as usual.</p>
      )}
      <Actions>
        {path !== paths.dashboard && <ButtonLink to={paths.dashboard}>Back to the dashboard</ButtonLink>}
        {meanwhile && (
          <ButtonLink variant="ghost" to={meanwhile.to}>
            {meanwhile.label}
          </ButtonLink>
        )}
      </Actions>
    </Place>
  );
  if (path !== paths.settings) return notYet;
  return (
    <>
      {notYet}
      <SettingsSections />
    </>
  );
}

/** What remotes let the customer set. */
function SettingsSections() {
  if (useExtensions('bank/settings/section@1').length === 0) return null;
  return (
    <PageFrame>
      <Slot name="bank/settings/section@1" props={{}} />
    </PageFrame>
  );
}

const Place = styled.section`
  display: grid;
  justify-items: center;
  gap: 8px;
  max-width: 480px;
  margin: 0 auto;
  padding: 64px 24px;
  text-align: center;

  h1,
  h2 {
    margin-top: 16px;
    font-size: var(--text-24);
  }
  > p:first-of-type {
    font-size: var(--text-16);
  }
  > p + p {
    color: var(--muted);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  justify-content: center;
  margin-top: 24px;
`;
