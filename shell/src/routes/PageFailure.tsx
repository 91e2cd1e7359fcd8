import type { RegisteredMount, Titles } from '@bank/shared/contract';
import { paths } from '@bank/shared/paths';
import { ButtonLink } from '@bank/shared/ui';
import styled from 'styled-components';
import unavailable from '../images/unavailable.svg';
import { useText } from '../messages';
import { useTitles } from '../navigation/useTitles';
import { SupportLinks } from '../support/SupportLinks';
import { BrandMark } from '../ui/BrandMark';
import { UnavailableView } from '../ui/UnavailableView';

interface PageFailureProps {
  mount: RegisteredMount;
  titles: Titles | undefined;
  onRetry: () => void;
}

export function PageFailure({ mount, titles, onRetry }: PageFailureProps) {
  const text = useText();
  const title = useTitles()(mount.title, titles);
  const isPublic = mount.layout === 'public';
  return (
    <Place as={isPublic ? 'main' : 'div'} data-layout={mount.layout}>
      {isPublic && <BrandMark />}
      <UnavailableView
        title={title}
        headingLevel={isPublic ? 1 : 2}
        picture={unavailable}
        detail={text(isPublic ? 'failure.unavailable' : 'failure.unavailableAlone', { title })}
        onRetry={onRetry}
        action={
          isPublic ? (
            <SupportLinks topic={title} />
          ) : (
            <ButtonLink variant="ghost" to={mount.path === paths.dashboard ? paths.accounts : paths.dashboard}>
              {text(mount.path === paths.dashboard ? 'failure.toAccounts' : 'failure.toDashboard')}
            </ButtonLink>
          )
        }
      />
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  align-content: center;
  padding: 48px 16px;

  &[data-layout='public'] {
    min-height: 100dvh;
  }
`;
