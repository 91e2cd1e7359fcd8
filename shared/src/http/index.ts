export { request, startHttp } from './client';
export { type Connection, setConnection, useConnection } from './connection';
export { statusOf } from './failure';
