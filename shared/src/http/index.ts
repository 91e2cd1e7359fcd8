export { type AnswerOf, type AskedWith, bankApi, type OperationOf } from './bankApi';
export { request, startHttp } from './client';
export { type Connection, setConnection, useConnection } from './connection';
export { type Failure, failureOf, statusOf } from './failure';
export { type MockedRequest, type ServiceMock, service } from './service';
export { serviceApi } from './serviceApi';
export { startTrace, traceParent, useTrace } from './trace';
