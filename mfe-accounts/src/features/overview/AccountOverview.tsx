import { Button, iconProps } from '@bank/shared/ui';
import { Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { useText } from '../../messages';

interface AccountOverviewProps {
  onAdd: () => void;
  isBusy: boolean;
  children: ReactNode;
}

export function AccountOverview({ onAdd, isBusy, children }: AccountOverviewProps) {
  const text = useText();
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId} aria-busy={isBusy}>
      <Head>
        <h2 id={titleId}>{text('overview.title')}</h2>
        <Button size="small" icon={<Plus {...iconProps} />} aria-haspopup="dialog" onClick={onAdd}>
          {text('overview.add')}
        </Button>
      </Head>
      {children}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  container-type: inline-size;
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;

  > h2 {
    margin: 0;
    font-size: var(--text-20);
    font-weight: 600;
    line-height: 1.4;
    letter-spacing: -0.01em;
  }
`;
