import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { Client } from '../bank/Client.ts';
import { chooseLanguage, LANGUAGES } from '../bank/languages.ts';
import { readCookie } from './cookies.ts';

export function clientOf(request: FastifyRequest): Client {
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    device: readCookie(request, 'device'),
    language: languageOf(request),
  };
}

function languageOf({ headers }: FastifyRequest) {
  if (headers['accept-language'] === undefined) return undefined;
  return chooseLanguage(new Negotiator({ headers }).language(LANGUAGES));
}
