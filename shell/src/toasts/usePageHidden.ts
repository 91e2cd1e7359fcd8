import { useEffect } from 'react';

export function usePageHidden(onHide: () => void, onShow: () => void): void {
  useEffect(() => {
    const onChange = () => (document.hidden ? onHide() : onShow());
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [onHide, onShow]);
}
