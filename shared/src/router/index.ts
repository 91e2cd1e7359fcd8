// Only the names in use: this facade is shared as one module of 12 kB, while all of react-router has 54.
export {
  BrowserRouter,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  /** @deprecated The shell makes the page's router. */
  UNSAFE_createBrowserHistory as createBrowserHistory,
  /** @deprecated The shell makes the page's router. */
  unstable_HistoryRouter as HistoryRouter,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { useUrlParameters } from './useUrlParameters';
