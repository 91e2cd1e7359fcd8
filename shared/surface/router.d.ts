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
export declare function useUrlParameters(): [URLSearchParams, (changed: Record<string, string | undefined>) => void];
export {};
