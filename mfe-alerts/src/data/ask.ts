import { bankApi } from '@bank/shared/http';
import type { paths } from '../api';

export const ask = bankApi<paths>();
