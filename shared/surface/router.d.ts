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
 * The query parameters of the address, and how to change some of them: empty ones are left out. The history's entry is
 * replaced, so Back leads to the page before. Fields may be bound to them: a change shows at once, while the router
 * renders in a transition.
 */
export declare function useUrlParameters(): [URLSearchParams, (changed: Record<string, string | undefined>) => void];
export {};
