import { useLocation, useNavigate } from '@bank/shared/router';

const NAME = 'transaction';

/** Kept with the entry of the history: then Back closes the details, rather than leading out of the page. */
export const OPENED_HERE = { hasList: true };

export function addDetails(search: string, id: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set(NAME, id);
  return parameters.toString();
}

/** Which transaction's details the address names, and how they are closed. */
export function useDetailsAddress() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const id = parameters.get(NAME) ?? undefined;
  const close = () => {
    if (state?.hasList) return navigate(-1);
    parameters.delete(NAME);
    return navigate({ search: parameters.toString() }, { replace: true });
  };
  return { id, close };
}
