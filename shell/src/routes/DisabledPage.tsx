import type { RegisteredMount, Titles } from '@bank/shared/contract';
import { paths } from '@bank/shared/paths';
import { ButtonLink } from '@bank/shared/ui';
import styled from 'styled-components';
import unavailable from '../images/unavailable.svg';
import { useText } from '../messages';
import { useTitles } from '../navigation/useTitles';
import { SupportLinks } from '../support/SupportLinks';
import { ServiceNotice } from './ServiceNotice';

interface DisabledPageProps {
  mount: RegisteredMount;
  titles: Titles | undefined;
  message: string;
}

export function DisabledPage({ mount: { title, layout }, titles, message }: DisabledPageProps) {
  const text = useText();
  const inLanguage = useTitles();
  const isPublic = layout === 'public';
  return (
    <Place as={isPublic ? 'main' : 'section'} data-layout={layout}>
      <img src={unavailable} alt="" width={240} height={160} />
      {isPublic ? <h1>{inLanguage(title, titles)}</h1> : <h2>{text('placeholder.outOfService')}</h2>}
      <ServiceNotice message={message} />
      {isPublic ? <SupportLinks /> : <ButtonLink to={paths.dashboard}>{text('placeholder.toDashboard')}</ButtonLink>}
    </Place>
  );
}

const Place = styled.section`
  display: grid;
  gap: 16px;
  align-content: center;
  justify-items: center;
  max-width: 480px;
  margin: 0 auto;
  padding: 48px 16px;
  text-align: center;

  h1,
  h2 {
    font-size: var(--text-24);
  }
  &[data-layout='public'] {
    min-height: 100dvh;
  }
`;
