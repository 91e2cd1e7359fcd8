// What `@bank/shared/router` exports. Made by `npm run surface`; do not edit.

export {
  BrowserRouter,
  Link,
  NavLink,
  Navigate,
  Outlet,
  Route,
  Routes,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  matchPath,
  unstable_HistoryRouter as HistoryRouter,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
/**
 * Returns the query parameters of the address, and a function that changes some of them and removes empty ones. A change
 * replaces the history's entry, so Back leads to the page before. It shows at once, while the router still renders in a
 * transition, so fields may be bound to the parameters.
 */
export declare function useUrlParameters(): [URLSearchParams, (changed: Record<string, string | undefined>) => void];
export {};
