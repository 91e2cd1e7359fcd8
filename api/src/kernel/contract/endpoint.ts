import Type from 'typebox';
import { problem } from './problem.ts';

export const API_BASE = '/api/v1';

/** What is routed, validated, serialized and documented from one place. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `API_BASE`. */
  url: string;
  schema: {
    summary: string;
    /** Set on endpoints for everybody. All others need a session. */
    security?: readonly [];
    headers?: object;
    querystring?: object;
    params?: object;
    body?: object;
    response: object;
  };
}

export const problemResponse = {
  description: 'Refused, or not possible right now.',
  content: { 'application/problem+json': { schema: problem } },
};

export const noContent = Type.Null({ description: 'Done; there is nothing to say.' });
