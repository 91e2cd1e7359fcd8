import { LanguageMenu, ScrollArea, useIsMobile } from '@bank/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../messages';
import { BankMark } from './BankMark';
import { BrandPanel } from './BrandPanel';

export function AuthLayout({ children }: { children: ReactNode }) {
  const text = useText();
  const isMobile = useIsMobile();
  return (
    <Split>
      <Main id="main" tabIndex={-1}>
        <FormArea label={text('layout.form')}>
          <Column>
            <Top>
              {isMobile && <BankMark hasTile />}
              <LanguageMenu />
            </Top>
            <div>{children}</div>
          </Column>
        </FormArea>
      </Main>
      {!isMobile && <BrandPanel />}
    </Split>
  );
}

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 100dvh;
  background: var(--ground);
  color: var(--ink);

  @media (width >= 48em) {
    grid-template-columns: 50% minmax(22.5rem, 1fr);
  }

  @media (width >= 64em) {
    grid-template-columns: minmax(0, 7fr) minmax(22.5rem, 3fr);
  }
`;

const Main = styled.main`
  position: relative;
  min-width: 0;

  &:focus {
    outline: none;
  }

  @media (width >= 48em) {
    border-inline-start: 1px solid var(--hairline);
  }
`;

const FormArea = styled(ScrollArea)`
  && {
    outline-offset: -2px;
  }

  @media (width >= 48em) {
    height: 100dvh;
  }
`;

// The menu moves below the name rather than break a word of it. Its text ends where the form does, and on a phone the edge of the
// screen is 2 px away.
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;

  & > p {
    flex: 1 1 min-content;
    min-width: 0;
  }

  & > button {
    margin-inline-start: auto;
    @media (forced-colors: none) {
      margin-inline-end: -18px;
    }
    &:focus-visible {
      outline-offset: -2px;
    }
  }

  @media (width >= 48em) {
    position: absolute;
    inset-block-start: 16px;
    inset-inline-end: 24px;
  }
`;

// The heading stays in place when errors lengthen the form; only a tall form moves up.
const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: 40px;
  width: 100%;
  max-width: 28rem;
  margin: 0 auto;
  padding: 32px 20px;

  @media (width >= 48em) {
    gap: 0;
    height: 100%;
    padding: 32px 24px 0;

    &::before {
      flex: 0 1 calc(18vh - 32px);
      content: '';
    }
    &::after {
      flex: none;
      height: 32px;
      content: '';
    }
    & > * {
      flex: none;
    }
  }
`;
