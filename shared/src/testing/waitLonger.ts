import { configure } from '@testing-library/react';

/** In ms: a busy machine draws later than within the second that is the default. */
configure({ asyncUtilTimeout: 10_000 });
