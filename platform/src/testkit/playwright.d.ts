import type { PlaywrightTestConfig } from '@playwright/test';
import type { JourneyOptions } from './testing.d.ts';

/**
 * Runs `journeys/*.journey.ts` at a desktop's width in the Chromium of CHROMIUM_PATH, in one that is installed, or in
 * Playwright's own. Change it with `defineConfig(preset, { … })`.
 */
declare const preset: PlaywrightTestConfig<JourneyOptions>;

export default preset;
