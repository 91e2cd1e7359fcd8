import { Button, iconProps } from '@bank/shared/ui';
import { Wrench } from 'lucide-react';
import { Banner } from '../banners/Banner';
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
