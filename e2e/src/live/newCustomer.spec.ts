import { newCustomer } from './newCustomer.ts';

newCustomer('ar');
