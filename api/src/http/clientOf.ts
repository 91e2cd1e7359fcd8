import type { FastifyRequest } from 'fastify';
import type { Client } from '../bank/Client.ts';
import { readCookie } from './cookies.ts';

export function clientOf(request: FastifyRequest): Client {
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    device: readCookie(request, 'device'),
  };
}
