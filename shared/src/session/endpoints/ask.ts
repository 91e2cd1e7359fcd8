import type { paths } from '../../api/schema';
import { bankApi } from '../../http';

export const ask = bankApi<paths>();
