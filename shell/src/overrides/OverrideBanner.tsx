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
  inset-block-end: 16px;
  inset-inline: 16px;
  z-index: 3;
  display: flex;
  gap: 12px;
  align-items: center;
  width: max-content;
  max-width: calc(100% - 32px);
  margin-inline: auto;
  padding-block: 8px;
  padding-inline: 16px 8px;
  border: 1px solid var(--accent);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow);

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
