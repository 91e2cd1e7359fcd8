export { request, startHttp } from './client';
