import { configure } from '@testing-library/react';

/** The time in ms is longer than the default of a second, because a busy machine draws late. */
configure({ asyncUtilTimeout: 10_000 });
