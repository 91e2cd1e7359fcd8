/** The HTTP status that an error of `request` carries; `undefined` when no answer came at all. */
export function statusOf(error: unknown): number | undefined {
  const response = responseOf(error);
  return typeof response?.status === 'number' ? response.status : undefined;
}

function responseOf(error: unknown): { status?: unknown; data?: unknown; headers?: unknown } | undefined {
  if (!(error instanceof Error && 'response' in error)) return undefined;
  const { response } = error;
  return typeof response === 'object' && response !== null ? response : undefined;
}
