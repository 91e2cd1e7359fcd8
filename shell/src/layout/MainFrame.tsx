import type { MainLayoutProps } from './MainLayout';
import { useMainFrame } from './useMainFrame';

export function MainFrame(props: MainLayoutProps) {
  const frame = useMainFrame();
  return frame && <frame.MainLayout {...props} />;
}
