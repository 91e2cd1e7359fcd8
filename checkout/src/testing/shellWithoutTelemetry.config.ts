import { rspack } from '@rspack/core';
import shell from '../../../shell/rspack.config.ts';

/** Modules of the first script that tell of the page, or name its reference, without what they do. */
const STUBS = {
  errors: `export const noteError = () => {}, noteLoadFailure = noteError, handleErrors = noteError, watchErrors = noteError,
    rootOptions = {}, fatalErrors = new Set();`,
  visits: 'export const startVisit = () => ({ end() {} }), shellVisit = startVisit, useVisits = () => [];',
  sendEvents:
    'export const queueEvent = () => {}, isQueued = queueEvent, startSending = queueEvent, sendWhenHidden = queueEvent;',
  startReporting: 'export const startReporting = () => {};',
  trace: 'export const startTrace = () => {}, traceParent = String, currentReference = String, useTrace = {};',
  Reference: 'export const Reference = () => null;',
};

const OWN = /\/(shell|shared)\/src\b/;

const plugins = Object.entries(STUBS).map(
  ([name, code]) =>
    new rspack.NormalModuleReplacementPlugin(new RegExp(`^\\.{1,2}/(.*/)?${name}$`), (resource) => {
      if (OWN.test(resource.context)) resource.request = `data:text/javascript,${encodeURIComponent(code)}`;
    }),
);

export default { ...shell, plugins: [...(shell.plugins ?? []), ...plugins] };
