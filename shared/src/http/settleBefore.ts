import { AxiosError, CanceledError, type GenericAbortSignal } from 'axios';

/**
 * Waits for the refresh on behalf of one refused call, at most until that call is aborted or its deadline has passed.
 *
 * @throws the call's own 401 when the refresh fails, `CanceledError` on its abort, `ETIMEDOUT` at its deadline
 */
export function settleBefore(refresh: Promise<void>, refused: AxiosError): Promise<void> {
  const { signal, attempt } = refused.config ?? {};
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener?.('abort', onAbort);
    };
    const fail = (error: unknown) => {
      end();
      reject(error);
    };
    const onAbort = () => fail(new CanceledError());
    const timer = setTimeout(() => fail(timeout(refused)), (attempt?.deadline ?? 0) - Date.now());
    refresh.then(
      () => {
        end();
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
