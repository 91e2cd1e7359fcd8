import { useLayoutEffect } from 'react';
import { create } from 'zustand';

export const usePageLoading = create(() => ({ isLoading: false }));

/** While the caller is mounted, the header's actions have nobody to handle them yet. */
export function useMarkPageLoading(): void {
  useLayoutEffect(() => {
    usePageLoading.setState({ isLoading: true });
    return () => usePageLoading.setState({ isLoading: false });
  }, []);
}
