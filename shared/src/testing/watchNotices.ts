import { act, renderHook } from '@testing-library/react';
import type { ReactElement } from 'react';
import { toast, useToaster } from 'react-hot-toast';
import type { Notice } from '../toast';

export function watchNotices(): () => Notice[] {
  act(() => toast.remove());
  const { result } = renderHook(() => useToaster());
  return () => result.current.toasts.map(({ message }) => (message as ReactElement<Notice>).props).toReversed();
}
