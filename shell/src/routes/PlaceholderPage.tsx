import { Slot, useExtensions } from '@bank/shared/contract';
import { paths } from '@bank/shared/paths';
import { Button, ButtonLink, iconProps, PageFrame } from '@bank/shared/ui';
import { Headset } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import coming from '../images/coming.svg';
import { useText } from '../messages';
import { headerEntryOf } from '../navigation/headerEntries';
import { useTitles } from '../navigation/useTitles';
import { SupportDialog } from '../support/SupportDialog';
import type { Placeholder } from './placeholders';
import { ServiceNotice } from './ServiceNotice';

interface PlaceholderPageProps {
  placeholder: Placeholder;
  notice?: string;
}

export function PlaceholderPage({ placeholder, notice }: PlaceholderPageProps) {
  const text = useText();
  const [isSupportOpen, setSupportOpen] = useState(false);
  const hasSections = useExtensions('bank/settings/section@1').length > 0;
  const { path, promise, meanwhile } = placeholder;
  const title = useTitles()(placeholder.title, undefined);
  if (path === paths.settings && hasSections) return <SettingsSections title={title} notice={notice} />;
  const isNamedByHeader = headerEntryOf(path).title === placeholder.title;
  return (
    <Place>
      <img src={coming} alt="" width={320} height={200} />
      {isNamedByHeader ? (
        <h2>{text(notice ? 'placeholder.outOfService' : 'placeholder.coming')}</h2>
      ) : (
        <h1 tabIndex={-1}>{title}</h1>
      )}
      {notice && <ServiceNotice message={notice} />}
      <p>{text(promise)}</p>
      {!notice && <p>{text('placeholder.preparing')}</p>}
      <Actions data-screen-only>
        <Button icon={<Headset {...iconProps} />} aria-haspopup="dialog" onClick={() => setSupportOpen(true)}>
          {text('support.contact')}
        </Button>
        {path !== paths.dashboard && (
          <ButtonLink variant="ghost" to={paths.dashboard}>
            {text('placeholder.toDashboard')}
          </ButtonLink>
        )}
        {meanwhile && (
          <ButtonLink variant="ghost" to={meanwhile.to}>
            {text(meanwhile.label)}
          </ButtonLink>
        )}
      </Actions>
      <SupportDialog open={isSupportOpen} topic={title} onClose={() => setSupportOpen(false)} />
    </Place>
  );
}

/** What remotes let the customer set. */
function SettingsSections({ title, notice }: { title: string; notice: string | undefined }) {
  const text = useText();
  return (
    <Sections>
      <h1 tabIndex={-1}>{title}</h1>
      {notice && <ServiceNotice message={notice} />}
      <Slot name="bank/settings/section@1" props={{}} />
      {!notice && <p>{text('placeholder.moreSettings')}</p>}
    </Sections>
  );
}

const Sections = styled(PageFrame)`
  max-width: 48rem;

  > h1 {
    font-size: var(--text-24);
  }
  > p {
    color: var(--muted);
  }
`;

const Place = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: 8px;
  max-width: 48rem;
  margin: 0 auto;
  padding: 64px 24px;
  text-align: center;
  text-wrap: balance;

  h1,
  h2 {
    margin-top: 16px;
    font-size: var(--text-24);
  }
  > p {
    max-width: 27rem;
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
