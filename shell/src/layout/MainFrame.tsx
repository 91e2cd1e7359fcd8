import type { MainLayoutProps } from './MainLayout';
import { useMainFrame } from './useMainFrame';

export function MainFrame(props: MainLayoutProps) {
  const Layout = useMainFrame();
  return Layout && <Layout {...props} />;
}
