import { useMainFrame } from '../layout/useMainFrame';
import type { PlaceholderPageProps } from './PlaceholderPage';

export function PlaceholderRoute(props: PlaceholderPageProps) {
  const frame = useMainFrame();
  return frame && <frame.PlaceholderPage {...props} />;
}
