import { AxiosError, CanceledError, type GenericAbortSignal } from 'axios';

/** @throws the request's own 401 when the refresh fails, `CanceledError` on its abort, `ETIMEDOUT` at its deadline */
export function waitForRefresh(refresh: Promise<void>, refused: AxiosError): Promise<void> {
  const { signal, attempt } = refused.config ?? {};
  return new Promise((resolve, reject) => {
    const cleanUp = () => {
      clearTimeout(timer);
      signal?.removeEventListener?.('abort', onAbort);
    };
    const fail = (error: unknown) => {
      cleanUp();
      reject(error);
    };
    const onAbort = () => fail(new CanceledError());
    const timer = setTimeout(() => fail(timeout(refused)), (attempt?.deadline ?? 0) - performance.now());
    refresh.then(
      () => {
        cleanUp();
        resolve();
      },
      () => fail(refused),
    );
    if (isAborted(signal)) onAbort();
    else signal?.addEventListener?.('abort', onAbort);
  });
}

function timeout({ config, request }: AxiosError): AxiosError {
  return new AxiosError('The call’s deadline passed while its session was renewed.', 'ETIMEDOUT', config, request);
}

function isAborted(signal: GenericAbortSignal | undefined): boolean {
  return signal?.aborted === true;
}
