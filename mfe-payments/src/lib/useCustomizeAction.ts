import { useHeaderActions } from '@bank/shared/contract';
import { paths } from '@bank/shared/paths';
import { useNavigate } from '@bank/shared/router';
import type remote from '../../remote';

/** What the dashboard shows is chosen there. */
export function useCustomizeAction(): void {
  const navigate = useNavigate();
  useHeaderActions<typeof remote, '/transfers/internal'>({
    customize: () => navigate(`${paths.dashboard}?customize=1`),
  });
}
