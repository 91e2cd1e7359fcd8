import { Button, iconProps } from '@bank/shared/ui';
import { Wrench } from 'lucide-react';
import styled from 'styled-components';
import { writeOverrides } from '../remotes/overrideStorage';
import { useOverrides } from '../remotes/overrideStore';

export function OverrideBanner() {
  const { remotes, isShellOverridden } = useOverrides();
  const names = [...remotes.map(({ name }) => name), ...(isShellOverridden ? ['shell'] : [])];
  if (names.length === 0) return null;
  return (
    <Banner aria-label="Overrides">
      <Wrench {...iconProps} />
      <p>
        From this machine: <strong>{names.join(', ')}</strong>
      </p>
      <Button size="small" onClick={resetAll}>
        Reset
      </Button>
    </Banner>
  );
}

function resetAll(): void {
  writeOverrides({});
  location.reload();
}

const Banner = styled.aside`
  position: fixed;
  bottom: 16px;
  left: 50%;
  z-index: 3;
  display: flex;
  gap: 12px;
  align-items: center;
  width: max-content;
  max-width: calc(100vw - 32px);
  padding: 8px 8px 8px 16px;
  border: 1px solid var(--accent);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow);
  transform: translateX(-50%);

  > svg {
    flex: none;
    color: var(--accent-ink);
  }
  > p {
    overflow-wrap: anywhere;
  }
  > button {
    flex: none;
  }
`;
