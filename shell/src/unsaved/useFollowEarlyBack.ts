import { useLocation } from '@bank/shared/router';
import { useEffect, useRef } from 'react';
import { useHref, useRevalidator } from './router';

/** `RouterProvider` listens once the first page is on screen, and misses a customer who has gone Back before. */
export function useFollowEarlyBack(): void {
  const first = useRef(useHref(useLocation()));
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    if (first.current !== pathname + search + hash) void revalidate();
  }, [revalidate]);
}
