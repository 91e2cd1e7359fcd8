import { OperatorError } from './OperatorError.ts';

/** Explains that the published package leaves a library to those who need it. @param need what the library is for */
export function explainMissing(need: string, library: string): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new OperatorError(
      `${need}, for which ${library} is not installed here. Run: npm install --save-dev ${library}`,
    );
  };
}
