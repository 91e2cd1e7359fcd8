/** Without mutations: `QueryClient` makes their cache itself, used or not. */
export class MutationCache {
  clear() {}
}
