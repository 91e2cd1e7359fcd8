import { useHeaderActions } from '@bank/shared/contract';
import { paths } from '@bank/shared/paths';
import { useNavigate } from '@bank/shared/router';
import type remote from '../../../remote';

/** What the bank has on every page without actions of its own. */
export function useCommonHeaderActions(): void {
  const navigate = useNavigate();
  useHeaderActions<typeof remote, '/accounts/details/:id'>({
    customize: () => navigate(`${paths.dashboard}?customize=1`),
  });
}
