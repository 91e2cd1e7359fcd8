import { useLocation, useNavigate } from 'react-router-dom';
import { type HeaderAction, type Mount, useHeaderActionState } from '../contract';
import { mountMatcher } from '../mounts';

/** Shows the header's buttons that `remote.ts` names. */
export function BankHeader({ mount }: { mount: Mount }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { actions = [] } = mountMatcher(mount.headings ?? [])(pathname)?.header ?? mount.header ?? {};
  const withheld = useHeaderActionState((state) => state.withheld);
  const perform = ({ id, to }: HeaderAction) => {
    const handler = useHeaderActionState.getState().handlers[id];
    if (handler) handler();
    else if (to) navigate(to);
    else throw new Error(`The page does not handle the header action "${id}". Give it to useHeaderActions.`);
  };
  return (
    <section aria-label="Page actions">
      {actions
        .filter(({ id }) => !withheld.includes(id))
        .map((action) => (
          <button key={action.id} type="button" onClick={() => perform(action)}>
            {action.label}
          </button>
        ))}
    </section>
  );
}
